import { concept, type Item, list, TM } from "./stub-service.ts";

/**
 * A catalogue of a few concepts for specs about requests: each list has three items, so that with a Take of two there is a second page.
 * Every GUID and name contains characters that break carelessly built addresses, queries and pages.
 */

/** The suffix of each version GUID, and its encoded form in a path. */
const HOSTILE = {
  raw: `/../ ?a=1&#%2F+é;"<b>'`,
  sent: "%2F..%2F%20%3Fa%3D1%26%23%252F%2B%C3%A9%3B%22%3Cb%3E'",
};

/** A version GUID with special characters. */
export const guidOf = (kind: string): string => `${kind}${HOSTILE.raw}`;
/** Its encoded form in a path. */
export const sentAs = (kind: string): string => `${kind}${HOSTILE.sent}`;

/** The name of a concept of the stub catalogue. */
export const nameOf = (kind: string): string => `${kind} <b>"1" & '2'</b>`;

const item = (kind: string): Item => ({
  ...concept(guidOf(kind), nameOf(kind)),
  guid: `concept of ${kind}`,
});

const three = (kind: string) => [1, 2, 3].map((number) => item(`${kind}${number}`));

const version = (minorVersion: number) => ({
  conceptGuid: "concept",
  versionGuid: guidOf(`version${minorVersion}`),
  majorVersion: 7,
  minorVersion,
  isLatest: minorVersion === 3,
});

const code = (number: string, hasCodes: boolean) => ({
  ...item(`code${number}`),
  classNumber: number,
  hasCodes,
  technicalDefinition: `Definition of ${number}`,
});

const translation = (text: string) => [
  { text, languageCode: "en", language: "English", guid: "translation" },
];

const UNIT = {
  guid: "concept of unit",
  versionGuid: guidOf("unit"),
  fullNames: translation(nameOf("unit")),
  shortNames: translation("u"),
  majorVersion: 1,
  minorVersion: 2,
  dimensions: {
    lengthPower: 2,
    timePower: 0,
    massPower: 0,
    temperaturePower: 0,
    amountOfSubstancePower: 0,
    electricCurrentPower: 0,
    luminousIntensityPower: 0,
  },
};

type Kind = "paged" | "array" | "all" | "one";

/** The content of the service and its response format by encoded path below the base URL. */
const CATALOGUE: Record<string, readonly [Kind, unknown]> = {
  [`${TM}/classifications`]: ["paged", three("classification")],
  [`${TM}/templates`]: ["paged", three("template")],
  [`${TM}/construction-objects`]: ["paged", three("object")],
  [`${TM}/templates/${sentAs("template1")}/classifications`]: ["paged", three("classification")],
  [`${TM}/conceptmappings/template/${sentAs("template1")}/mappedProperties`]: ["paged", three("property")],
  [`${TM}/property-tags/${sentAs("tag")}/properties`]: ["paged", three("property")],
  [`${TM}/documents/${sentAs("document")}/templates`]: ["array", three("template")],
  [`${TM}/templates/${sentAs("template1")}/documents`]: ["all", three("document")],
  [`${TM}/values`]: ["all", three("value")],
  [`${TM}/properties/${sentAs("property1")}/referenced-document`]: ["one", item("document")],
  [`${TM}/units/${sentAs("unit")}`]: ["one", UNIT],
};

/** Codes by class number: `1` has two children. */
function codes(query: URLSearchParams): unknown[] {
  if (query.has("SearchTerm")) return [code("1.1", false)];
  if (query.has("ClassNumber")) return [code("1", true), code("1.1", false), code("1.2", false)];
  return [code("1", true), code("2", false), code("3", false)];
}

function find(path: string, query: URLSearchParams): readonly [Kind, unknown] | null {
  if (path === `${TM}/classifications/${sentAs("classification1")}/classification-codes`)
    return ["paged", codes(query)];
  // The versions of any concept.
  if (path.startsWith(`${TM}/concepts/`) && path.endsWith("/versions") && path.split("/").length === 7)
    return ["paged", [version(3), version(2), version(1)]];
  return CATALOGUE[path] ?? null;
}

const ARABIC = "مفهوم";

/** The same with names in Arabic. */
function inArabic(content: unknown): unknown {
  return JSON.parse(
    JSON.stringify(content, (key, value: unknown) =>
      key === "name" && typeof value === "string" ? `${ARABIC} ${value}` : value,
    ),
  );
}

/** A service with these paths, but without data. */
export function serveNothing(request: Request): Response {
  const [kind] = find(new URL(request.url).pathname, new URLSearchParams()) ?? ["paged"];
  if (kind === "one") return Response.json(null);
  return list(request, [], kind === "paged" ? "paged" : "array");
}

/** A service with exactly these concepts, at exactly these paths. */
export function serveCatalogue(request: Request): Response {
  const { pathname, searchParams } = new URL(request.url);
  const found = find(pathname, searchParams);
  if (found === null) return Response.json({ title: `Nothing at ${pathname}` }, { status: 404 });
  const [kind, known] = found;
  const isArabic = [searchParams.get("culture"), searchParams.get("Culture")].includes("ar");
  const content = isArabic ? inArabic(known) : known;
  if (kind === "one" || kind === "all" || !Array.isArray(content)) return Response.json(content);
  return list(request, content, kind);
}
