import * as catalogue from "./catalogue.ts";
import {
  BIG_TEMPLATE,
  CLASSIFICATION,
  COUNTS,
  IDS_PROJECT,
  PROJECT,
  conceptGuid,
  nameOf,
  versionGuid,
} from "./catalogue.ts";

/** A response of the service; `body` is sent as JSON. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** Items that are generated when a page requests them. */
interface Series {
  readonly length: number;
  readonly at: (position: number) => unknown;
}

const NOTHING: Series = { length: 0, at: () => undefined };
const CLASSIFICATIONS = 12;
const DEFAULT_TAKE = 50;
const PROPERTIES_OF_A_TEMPLATE = 12;
const LOIS_OF_A_PRODUCT_TYPE = COUNTS.lois / COUNTS.productTypes;

/** A service for the generated catalogue, with the semantics of the sample. `takeCap` is the largest Take granted. */
export function createService(options: {
  takeCap: number;
}): (method: string, url: URL, body: string) => Answer {
  const found = createSearch();

  function codes({ searchParams }: URL, classification: string): Series | null {
    if (classification !== CLASSIFICATION) return isClassification(classification) ? NOTHING : null;
    const culture = searchParams.get("Culture") ?? "en";
    const number = searchParams.get("ClassNumber");
    const term = searchParams.get("SearchTerm");
    const item = (index: number): unknown => codeItem(index, culture);
    if (term !== null) {
      const { from, to } = number === null ? { from: 0, to: COUNTS.codes } : catalogue.codesFrom(number);
      const indices = found(term, culture).filter((index) => index >= from && index < to);
      return { length: indices.length, at: (position) => item(indices[position] ?? 0) };
    }
    if (number !== null) {
      const { from, to } = catalogue.codesFrom(number);
      return { length: to - from, at: (position) => item(from + position) };
    }
    return { length: COUNTS.firstLevel, at: (position) => item(catalogue.rootIndex(position)) };
  }

  function paged(series: Series | null, { searchParams }: URL): Answer {
    if (series === null) return problem(404, "There is nothing with this GUID.");
    const skip = Number(searchParams.get("Skip") ?? 0);
    const take = Math.min(Number(searchParams.get("Take") ?? DEFAULT_TAKE), options.takeCap);
    const returned = Math.max(0, Math.min(take, series.length - skip));
    const results = Array.from({ length: returned }, (_, position) => series.at(skip + position));
    return { status: 200, body: { results, pagination: { total: series.length, take, skip, returned } } };
  }

  return (method, url, body) => {
    const culture = url.searchParams.get("culture") ?? url.searchParams.get("Culture") ?? "en";
    const [, area, , , ...path] = url.pathname.split("/").map(decodeURIComponent);
    if (area === "projects-management") {
      const isSearch = method === "POST" && path[0] === "projects" && path[2] === "requirements";
      return isSearch ? paged(requirements(path[1] ?? "", body), url) : problem(404, "No such operation.");
    }
    const [kind, guid = "", part, below] = path;
    switch (kind) {
      case "classifications":
        if (part === "classification-codes") return paged(codes(url, guid), url);
        return paged({ length: CLASSIFICATIONS, at: (position) => classification(position, culture) }, url);
      case "construction-objects":
        return paged(objects(url.searchParams.get("SearchTerm"), culture), url);
      case "conceptmappings":
        return paged(mappedProperties(part ?? "", culture), url);
      case "concepts":
        return paged(versions(guid), url);
      case "templates":
        if (part === "classifications")
          return paged({ length: 1, at: () => classification(0, culture) }, url);
        if (part === "documents") return { status: 200, body: [] };
        return paged(templates(url, culture), url);
      case "property-tags":
        return paged(
          { length: PROPERTIES_OF_A_TEMPLATE, at: (position) => summary("property", position, culture) },
          url,
        );
      case "documents":
      case "values":
        return { status: 200, body: [] };
      default:
        return problem(404, `There is nothing at ${[kind, guid, part, below].join("/")}.`);
    }
  };
}

function problem(status: number, title: string): Answer {
  return { status, body: { title, status } };
}

/** Searches all names and numbers; results are cached, so that further pages take no time. */
function createSearch(): (term: string, culture: string) => readonly number[] {
  const texts = new Map<string, readonly string[]>();
  const answers = new Map<string, readonly number[]>();
  const textsIn = (culture: string): readonly string[] => {
    const known = texts.get(culture);
    if (known !== undefined) return known;
    const made = Array.from({ length: COUNTS.codes }, (_, index) =>
      [catalogue.codeAt(index).classNumber, nameOf(index, "en"), nameOf(index, culture)]
        .join("\n")
        .toLowerCase(),
    );
    texts.set(culture, made);
    return made;
  };
  for (const culture of catalogue.CULTURES) textsIn(culture);
  return (term, culture) => {
    const folded = term.toLowerCase();
    const key = `${culture} ${folded}`;
    const known = answers.get(key);
    if (known !== undefined) return known;
    const all = textsIn(culture);
    const hits: number[] = [];
    for (const [index, text] of all.entries()) if (text.includes(folded)) hits.push(index);
    answers.set(key, hits);
    return hits;
  };
}

type SummaryKind = Parameters<typeof versionGuid>[0];

function summary(kind: SummaryKind, index: number, culture: string): object {
  const name = nameOf(index, culture);
  return {
    guid: conceptGuid(kind, index),
    versionGuid: versionGuid(kind, index),
    defaultName: nameOf(index, "en"),
    ...(name === null ? {} : { name }),
  };
}

function codeItem(index: number, culture: string): object {
  const { classNumber, hasCodes } = catalogue.codeAt(index);
  const defaultTechnicalDefinition = catalogue.definitionOf(index, "en");
  const technicalDefinition = catalogue.definitionOf(index, culture);
  return {
    ...summary("code", index, culture),
    ...(defaultTechnicalDefinition === null ? {} : { defaultTechnicalDefinition }),
    ...(technicalDefinition === null ? {} : { technicalDefinition }),
    classNumber,
    hasCodes,
  };
}

function classificationGuid(position: number): string {
  return position === 0 ? CLASSIFICATION : `${CLASSIFICATION}-${position}`;
}

function isClassification(guid: string): boolean {
  return Array.from({ length: CLASSIFICATIONS }, (_, position) => classificationGuid(position)).includes(
    guid,
  );
}

function classification(position: number, culture: string): object {
  const number = position + 1;
  return {
    guid: `concept of ${classificationGuid(position)}`,
    versionGuid: classificationGuid(position),
    defaultName: `Classification ${number}`,
    ...(culture === "en" ? { name: `Classification ${number}` } : {}),
    ...(culture === "nb-NO" ? { name: `Klassifikasjon ${number}` } : {}),
  };
}

function objects(term: string | null, culture: string): Series {
  if (term === null)
    return { length: COUNTS.constructionObjects, at: (position) => summary("object", position, culture) };
  const folded = term.toLowerCase();
  const hits = Array.from({ length: COUNTS.constructionObjects }, (_, index) => index).filter((index) =>
    [nameOf(index, culture), nameOf(index, "en")].some((name) => name?.toLowerCase().includes(folded)),
  );
  return { length: hits.length, at: (position) => summary("object", hits[position] ?? 0, culture) };
}

/** Code n has template n; the codes of the second half share the templates of the first half. */
function templates({ searchParams }: URL, culture: string): Series {
  const code = searchParams.get("ClassificationCodeVersionGuid");
  if (code === null)
    return { length: COUNTS.templates, at: (position) => summary("template", position, culture) };
  const index = catalogue.indexOfGuid("code", code);
  if (index === null) return NOTHING;
  const isNested = searchParams.get("IncludeNested") === "true";
  const { from, to } = catalogue.codesFrom(catalogue.codeAt(index).classNumber);
  const length = isNested ? Math.min(to - from, COUNTS.templates) : 1;
  return { length, at: (position) => summary("template", (index + position) % COUNTS.templates, culture) };
}

function mappedProperties(template: string, culture: string): Series | null {
  const index = catalogue.indexOfGuid("template", template);
  if (index === null) return null;
  const length = template === BIG_TEMPLATE ? COUNTS.propertiesOfBigTemplate : PROPERTIES_OF_A_TEMPLATE;
  return {
    length,
    at: (position) => summary("property", index * PROPERTIES_OF_A_TEMPLATE + position, culture),
  };
}

function versions(guid: string): Series {
  return {
    length: 1,
    at: () => ({
      conceptGuid: `concept of ${guid}`,
      versionGuid: guid,
      minorVersion: 0,
      majorVersion: 1,
      isLatest: true,
    }),
  };
}

/** The requirements by product type, filtered by stage and role only. */
function requirements(project: string, body: string): Series | null {
  if (Number(project) === IDS_PROJECT)
    return {
      length: COUNTS.productTypesWithTemplates,
      // Not the first template, which has thousands of properties.
      at: (position) => ({ productTypeGuid: conceptGuid("template", position + 1), lois: [loi(position)] }),
    };
  if (Number(project) !== PROJECT) return null;
  const filter: unknown = body === "" ? {} : JSON.parse(body);
  const stages = numbersOf(filter, "stageIds");
  const roles = numbersOf(filter, "roleIds");
  const item = (position: number): object => ({
    productTypeGuid: versionGuid("productType", position),
    lois: Array.from({ length: LOIS_OF_A_PRODUCT_TYPE }, (_, within) =>
      loi(position * LOIS_OF_A_PRODUCT_TYPE + within),
    ).filter(
      ({ stageId, roleId }) =>
        (stages.length === 0 || stages.includes(stageId)) && (roles.length === 0 || roles.includes(roleId)),
    ),
  });
  return { length: COUNTS.productTypes, at: item };
}

function loi(index: number) {
  return {
    id: versionGuid("loi", index),
    projectId: PROJECT,
    loiId: `LOI-${index}`,
    stageId: (index % 7) + 1,
    roleId: (index % 9) + 1,
  };
}

function numbersOf(filter: unknown, key: "stageIds" | "roleIds"): readonly unknown[] {
  if (typeof filter !== "object" || filter === null) return [];
  const list: unknown = Reflect.get(filter, key);
  return Array.isArray(list) ? list : [];
}
