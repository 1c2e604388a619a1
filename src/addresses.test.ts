import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { paths, withCulture } from "#addresses.ts";

const HOSTILE = [
  "a/b",
  "../..",
  ".",
  "..",
  "...",
  "a b",
  "a?b=c",
  "a#b",
  "50%",
  "%2F",
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
function taken(address: string): { segments: string[]; search: URLSearchParams; hash: string } {
  const url = new URL(address, "https://app.example");
  expect(url.origin).toBe("https://app.example");
  return { segments: url.pathname.split("/").slice(1), search: url.searchParams, hash: url.hash };
}

describe("a version GUID is one segment of the path, whatever is in it", () => {
  const places: [string, (guid: string) => string, number][] = [
    ["classification", (guid) => paths.classification(guid), 1],
    ["code, its classification", (guid) => paths.code(guid, "x", null), 1],
    ["code", (guid) => paths.code("x", guid, "3"), 3],
    ["template", (guid) => paths.template(guid, "versions"), 1],
    ["property in its template", (guid) => paths.templateProperty("x", guid), 3],
    ["property", (guid) => paths.property(guid), 1],
    ["property tag", (guid) => paths.propertyTag(guid), 1],
    ["document", (guid) => paths.document(guid), 1],
    ["unit", (guid) => paths.unit(guid), 1],
  ];

  test.each(places)("%s", (_name, address, index) => {
    fc.assert(
      fc.property(guid, (guid) => {
        const path = address(guid).split("?")[0]?.split("/") ?? [];
        expect(decodeURIComponent(path[index + 1] ?? "")).toBe(guid);
        // The URL standard takes `.` and `..` for steps through the path, percent-encoded or not: as a segment, neither can be had.
        const { segments, hash } = taken(address(/^\.{1,2}$/.test(guid) ? `${guid}x` : guid));
        expect(segments).toHaveLength(path.length - 1);
        expect(hash).toBe("");
      }),
      { numRuns: 200, seed: 31 },
    );
  });
});

test("what goes into the query comes out of it", () => {
  fc.assert(
    fc.property(guid, guid, (one, other) => {
      expect(taken(paths.code("a", "b", one)).search.get("number")).toBe(one);
      expect(taken(paths.classification("a", { search: one })).search.get("search")).toBe(one);
      const { search } = taken(paths.templates({ classification: one, code: other, nested: true }));
      expect([...search]).toEqual([
        ["classification", one],
        ["code", other],
        ["nested", "true"],
      ]);
      const filter = taken(paths.projectRequirements(7, { productType: [one, other], stage: [0, 3] })).search;
      expect(filter.getAll("productType")).toEqual([one, other]);
      expect(filter.getAll("stage")).toEqual(["0", "3"]);
    }),
    { numRuns: 200, seed: 32 },
  );
});

test("what is not given is left out", () => {
  expect(paths.code("a", "b", null)).toBe("/classifications/a/codes/b");
  expect(paths.code("a", "b", "")).toBe("/classifications/a/codes/b");
  expect(paths.classification("a", { search: "" })).toBe("/classifications/a");
  expect(paths.templates()).toBe("/templates");
  expect(paths.templates({ classification: null, nested: false })).toBe("/templates");
  expect(paths.projectRequirements(3, { productType: [], stage: [] })).toBe("/projects/3/requirements");
  expect(paths.template("a")).toBe("/templates/a/properties");
});

test.each([
  [paths.overview(), "/"],
  [paths.classifications(), "/classifications"],
  [paths.properties(), "/properties"],
  [paths.documents(), "/documents"],
  [paths.units(), "/units"],
  [paths.constructionObjects({ search: "door" }), "/construction-objects?search=door"],
  [paths.requirements(), "/requirements"],
  [paths.connect(), "/connect"],
  [paths.propertyTag("t", { template: "x" }), "/property-tags/t?template=x"],
])("%s", (address, expected) => {
  expect(address).toBe(expected);
});

describe("an address in a culture", () => {
  test("keeps its path, its other parameters and its hash", () => {
    expect(withCulture("/units", "nb-NO")).toBe("/units?culture=nb-NO");
    expect(withCulture("/units?culture=en#top", "de")).toBe("/units?culture=de#top");
    expect(withCulture("/units#", "de")).toBe("/units?culture=de#");
    expect(withCulture("/units?a=1&a=2#top", null)).toBe("/units?a=1&a=2#top");
    fc.assert(
      fc.property(guid, fc.array(guid), guid, (segment, values, culture) => {
        const address = `${paths.projectRequirements(1, { productType: values })}#${encodeURIComponent(segment)}`;
        const before = taken(address);
        const after = taken(withCulture(address, culture));
        expect(after.segments).toEqual(before.segments);
        expect(after.hash).toBe(before.hash);
        expect(after.search.getAll("productType")).toEqual(before.search.getAll("productType"));
        expect(after.search.getAll("culture")).toEqual([culture]);
      }),
      { numRuns: 200, seed: 33 },
    );
  });
});
