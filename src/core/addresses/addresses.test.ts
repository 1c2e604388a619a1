import { readFileSync } from "node:fs";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  entriesOf,
  fileOf,
  isSamePage,
  PAGE_KEYS,
  parseAddress,
  paths,
  sharedParametersOf,
  withCulture,
  withFile,
  withSharedParameters,
} from "./addresses.ts";

const HOSTILE = [
  "a/b",
  "../..",
  ".",
  "..",
  "~.",
  "~~..",
  "...",
  "a b",
  "a?b=c",
  "a#b",
  "50%",
  "%2F",
  "a/b%2Fc",
  "%252F",
  "a+b",
  "a&b",
  "\\",
  "ä/ж",
  "{}",
  "a;b",
  "//x",
];
const guid = fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ minLength: 1, unit: "grapheme" }));

/** The address as a browser takes it apart. */
function taken(address: string): { path: string; search: URLSearchParams; hash: string } {
  const url = new URL(address, "https://app.example");
  expect(url.origin).toBe("https://app.example");
  return { path: url.pathname, search: url.searchParams, hash: url.hash };
}

describe("a version GUID comes out of an address as it went in, whatever is in it", () => {
  test.each(PAGE_KEYS.filter((page) => paths[page].pattern.includes(":")))("%s", (page) => {
    const count = paths[page].pattern.split(":").length - 1;
    fc.assert(
      fc.property(fc.array(guid, { minLength: count, maxLength: count }), (guids) => {
        const { path, search, hash } = taken(paths[page].fill(...guids));
        expect(hash).toBe("");
        const route = parseAddress(`${path}?${search.toString()}`);
        expect(route).toMatchObject({ page, subject: guids[0] });
        expect(Object.values(route?.params ?? {}).slice(0, count)).toEqual(guids);
        expect([null, guids.at(-1)]).toContain(route?.concept?.versionGuid ?? null);
      }),
      { numRuns: 100, seed: 31 },
    );
  });
});

test("query parameters round-trip", () => {
  fc.assert(
    fc.property(guid, guid, (one, other) => {
      expect(parseAddress(paths.code("a", "b", { number: one, nested: true }))?.params).toEqual({
        classification: "a",
        code: "b",
        number: one,
        nested: true,
        search: null,
      });
      expect(parseAddress(paths.templates({ classification: one, code: other }))?.params).toEqual({
        classification: one,
        code: other,
        nested: false,
        search: null,
      });
      const filter = { productType: [one, other], stage: [0, 3] };
      expect(parseAddress(paths.projectRequirements(7, filter))?.params).toMatchObject({
        project: "7",
        productType: [one, other],
        stage: ["0", "3"],
        role: [],
      });
    }),
    { numRuns: 200, seed: 32 },
  );
});

test("query parameters are encoded as in forms", () => {
  const encoded = (object: string): string => new URLSearchParams({ object }).toString();
  fc.assert(
    fc.property(fc.oneof(guid, fc.string({ minLength: 1 })), (object) => {
      expect(paths.constructionObjects({ object })).toBe(`/construction-objects?${encoded(object)}`);
    }),
    { numRuns: 1000, seed: 34 },
  );
});

test("missing parameters are omitted", () => {
  expect(paths.code("a", "b", { number: null })).toBe("/classifications/a/codes/b");
  expect(paths.code("a", "b", { number: "" })).toBe("/classifications/a/codes/b");
  expect(paths.templates()).toBe("/templates");
  expect(paths.templates({ classification: null, nested: false })).toBe("/templates");
  expect(paths.projectRequirements(3, { productType: [], stage: [] })).toBe("/projects/3/requirements");
  expect(paths.constructionObjects({ search: "door" })).toBe("/construction-objects?search=door");
  expect(parseAddress("/lookup?q=&q=a&classification=")?.params).toMatchObject({
    q: ["a"],
    classification: null,
  });
});

test.each([
  ["/templates/a", "template"],
  ["/templates/a/properties", "template"],
  ["/templates/a/properties/b", "templateProperty"],
  ["/Templates/A/", "template"],
  ["/units//", "units"],
  ["/classifications/50%", "classification"],
  ["/?culture=en", "overview"],
])("%s opens %s", (address, page) => {
  expect(parseAddress(address)?.page).toBe(page);
});

test.each(["/nowhere", "/classifications/a/codes", "/classifications//codes/b", "/units/a/b", ""])(
  "there is no page at %j",
  (address) => {
    expect(parseAddress(address)).toBeNull();
  },
);

test("navigation and tabs are in the order of the table", () => {
  expect(entriesOf("section").map(({ label, page }) => `${label.key}: ${paths[page].fill()}`)).toEqual([
    "addresses.overview: /",
    "addresses.classifications: /classifications",
    "addresses.templates: /templates",
    "addresses.properties: /properties",
    "addresses.documents: /documents",
    "addresses.units: /units",
    "addresses.constructionObjects: /construction-objects",
    "addresses.requirements: /requirements",
    "addresses.translations: /translations",
  ]);
  expect(entriesOf("tab").map(({ label }) => label.key)).toEqual([
    "addresses.properties",
    "addresses.classifications",
    "addresses.documents",
    "addresses.versions",
  ]);
});

describe("the README", () => {
  const rows = readFileSync("README.md", "utf8").matchAll(/^\| `(\/[^`]*)` .*\|([^|]*)\|$/gm);
  const listed = [...rows].map(([, address = "", operations = ""]) => {
    const [path = "", query = ""] = address.split("?");
    return { path, names: [...new URLSearchParams(query).keys()], operations };
  });

  test("lists every page, under its address, with its parameters", () => {
    const pages = PAGE_KEYS.map((page) => {
      const { pattern, query } = paths[page];
      return { path: pattern.replaceAll(/:\w+/g, ":g").replace("/projects/:g", "/projects/:id"), query };
    });
    expect(
      listed.map(({ path }) => path).toSorted(),
      "the table 'Which page uses which operation' of README.md has a row for each page of src/core/addresses/addresses.ts, and no other",
    ).toEqual(pages.map(({ path }) => path).toSorted());
    for (const { path, names } of listed) {
      const known = pages.find((page) => page.path === path)?.query ?? {};
      const unknown = names.filter((name) => !(name in known));
      expect(
        unknown,
        `parameters that README.md gives ${path}, and src/core/addresses/addresses.ts does not`,
      ).toEqual([]);
    }
  });

  test("names the operations that a page begins with", () => {
    for (const { path, operations } of listed) {
      const first = parseAddress(path.replaceAll(/:\w+/g, "x"))?.first ?? [];
      for (const { operation } of first)
        expect(operations, `the operations of ${path} in README.md`).toMatch(
          new RegExp(`\\b${operation}\\b`),
        );
    }
  });
});

test("an address in a culture keeps its path, its other parameters and its hash", () => {
  expect(withCulture("/units", "nb-NO")).toBe("/units?culture=nb-NO");
  expect(withCulture("/units?culture=en#top", "de")).toBe("/units?culture=de#top");
  expect(withCulture("/units#", "de")).toBe("/units?culture=de#");
  expect(withCulture("/units?a=1&a=2#top", null)).toBe("/units?a=1&a=2#top");
  fc.assert(
    fc.property(guid, fc.array(guid), guid, (segment, values, culture) => {
      const address = `${paths.projectRequirements(1, { productType: values })}#${encodeURIComponent(segment)}`;
      const before = taken(address);
      const after = taken(withCulture(address, culture));
      expect(after.path).toBe(before.path);
      expect(after.hash).toBe(before.hash);
      expect(after.search.getAll("productType")).toEqual(before.search.getAll("productType"));
      expect(after.search.getAll("culture")).toEqual([culture]);
    }),
    { numRuns: 200, seed: 33 },
  );
});

test("links keep the file, unless they name another one, and both cultures, and no other parameter of the page", () => {
  const shared = sharedParametersOf("?take=5&beside=de&culture=nb-NO&file=a+file");
  expect(withSharedParameters("/units?search=m#top", shared)).toBe(
    "/units?search=m&file=a+file&culture=nb-NO&beside=de#top",
  );
  expect(withSharedParameters("/units", shared)).toBe("/units?file=a+file&culture=nb-NO&beside=de");
  expect(withSharedParameters("/?file=b", shared)).toBe("/?file=b&culture=nb-NO&beside=de");
  expect(withSharedParameters("/units#top", sharedParametersOf("?file=&beside=&search=m"))).toBe(
    "/units#top",
  );
});

test("an address in the service of a file names the file, and keeps the rest", () => {
  expect(withFile("/units?culture=en#top", "a file/&")).toBe("/units?culture=en&file=a+file%2F%26#top");
  expect(withFile("/units?file=a", "b")).toBe("/units?file=b");
  expect(withFile("/units?culture=en", null)).toBe("/units?culture=en");
  expect(fileOf("?culture=en&file=a+file%2F%26")).toBe("a file/&");
  expect(["", "?culture=en", "?file="].map(fileOf)).toEqual([null, null, null]);
});

test.each([
  [paths.classification("c"), paths.code("c", "k"), true],
  [paths.code("c", "k"), paths.code("c", "l"), true],
  [paths.code("c", "k"), paths.code("d", "k"), false],
  [paths.template("t"), "/templates/t", true],
  [paths.template("t"), paths.templateProperty("t", "p"), true],
  [paths.template("t"), paths.templateVersions("t"), false],
  [paths.units(), paths.unit("u"), false],
  [paths.connect(), paths.lookup(), false],
  ["/nowhere", "/nowhere", true],
  ["/nowhere", "/elsewhere", false],
])("whether %s and %s are the same page: %s", (path, other, expected) => {
  expect([isSamePage(path, other), isSamePage(other, path)]).toEqual([expected, expected]);
});
