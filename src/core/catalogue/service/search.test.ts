import { describe, expect, test } from "vitest";
import { listClassificationCodes } from "#core/api/resources/classifications.ts";
import { listConstructionObjects } from "#core/api/resources/construction-objects.ts";
import { loadSampleCatalogue } from "../sample/sample.fixture.ts";
import { conceptOf, startService } from "./service.fixture.ts";

const { client } = await startService();
const { classifications } = await loadSampleCatalogue();

type Search = { classNumber?: string; searchTerm?: string; culture?: string };

async function numbers(key: string, search: Search): Promise<(string | null)[]> {
  const versionGuid = conceptOf(classifications, key).latest.guid;
  const { results } = await listClassificationCodes(client, { versionGuid, take: 500, ...search });
  return results.map(({ classNumber }) => classNumber);
}

describe("E2", () => {
  test("by class number: the codes whose number starts with it, of any level", async () => {
    expect(await numbers("building-elements", { classNumber: "11" })).toEqual([
      "110",
      "111",
      "112",
      "113",
      "114",
      "115",
    ]);
    const products = await numbers("construction-products", { classNumber: "Cp_10_10" });
    expect(products.slice(0, 4)).toEqual(["Cp_10_10", "Cp_10_10_10", "Cp_10_10_10_10", "Cp_10_10_10_20"]);
    expect(products.every((number) => number?.startsWith("Cp_10_10"))).toBe(true);
    expect(await numbers("construction-products", { classNumber: "10_10" })).toEqual([]);
  });

  test("in natural order", async () => {
    const works = await numbers("works", {});
    expect(works).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11"].slice(0, works.length));
    expect(works.length).toBeGreaterThan(9);
    const chapter = (await numbers("works", { classNumber: "10." })).filter(
      (one) => one?.split(".").length === 2,
    );
    expect(chapter).toEqual(chapter.map((_, index) => `10.${index + 1}`));
  });

  test("by search term: in class numbers, ignoring case", async () => {
    expect(await numbers("construction-products", { searchTerm: "CP_10_10_10" })).toEqual(
      await numbers("construction-products", { classNumber: "Cp_10_10_10" }),
    );
    expect(await numbers("spaces", { searchTerm: "bbaa" })).toEqual(["BBAA"]);
  });

  test("by search term: in the default name and the name in the requested culture only", async () => {
    expect(await numbers("spaces", { searchTerm: "SMALL MEETING" })).toEqual(["BBAA"]);
    expect(await numbers("spaces", { searchTerm: "lite MØTEROM" })).toEqual([]);
    expect(await numbers("spaces", { searchTerm: "lite MØTEROM", culture: "nb-NO" })).toEqual(["BBAA"]);
    expect(await numbers("spaces", { searchTerm: "small meeting", culture: "nb-NO" })).toEqual(["BBAA"]);
    expect(await numbers("spaces", { searchTerm: "small meeting", culture: "xx" })).toEqual(["BBAA"]);
  });

  test("Unicode normalisation forms are equivalent", async () => {
    const search = { searchTerm: "Außentür".normalize("NFD"), culture: "de-DE" };
    const composed = { searchTerm: "Außentür", culture: "de-DE" };
    expect(await numbers("building-elements", search)).toEqual(await numbers("building-elements", composed));
  });

  test.each([
    ["lite moterom", "spaces", "nb-NO", "BBAA"],
    ["LITE M\u00d8TEROM", "spaces", "nb-NO", "BBAA"],
    ["m\u00f6\u00f6ting r\u00f2om", "spaces", undefined, undefined],
    ["small m\u00e9eting", "spaces", undefined, "BBAA"],
    ["\uff22\uff22\uff21\uff21", "spaces", undefined, "BBAA"],
    [" small meeting\u200b", "spaces", undefined, "BBAA"],
  ])(
    "by search term, as the fields of the app compare texts: %s",
    async (searchTerm, key, culture, first) => {
      const [found] = await numbers(key, { searchTerm, ...(culture === undefined ? {} : { culture }) });
      expect(found).toBe(first);
    },
  );

  test("a class number is compared exactly", async () => {
    expect(await numbers("spaces", { classNumber: "bbaa" })).toEqual([]);
  });

  test("by both: both must match", async () => {
    const all = await numbers("spaces", { searchTerm: "room" });
    const some = await numbers("spaces", { searchTerm: "room", classNumber: "B" });
    expect(some).toEqual(all.filter((number) => number?.startsWith("B")));
    expect(some.length).toBeGreaterThan(0);
    expect(some.length).toBeLessThan(all.length);
  });

  test("empty texts are ignored", async () => {
    expect(await numbers("spaces", { classNumber: "", searchTerm: "" })).toEqual(await numbers("spaces", {}));
  });

  test("hasCodes is true exactly where there are children", async () => {
    const { latest, codes } = conceptOf(classifications, "works");
    const { results } = await listClassificationCodes(client, {
      versionGuid: latest.guid,
      searchTerm: ".",
      take: 500,
    });
    const parents = new Set(codes.map(({ parent }) => parent?.entry.number));
    for (const { classNumber, hasCodes } of results) expect(hasCodes).toBe(parents.has(classNumber ?? ""));
  });

  test("an old version of the classification is accepted", async () => {
    const [oldest, ...others] = conceptOf(classifications, "building-elements").versions;
    expect(others.length).toBeGreaterThan(0);
    const { results } = await listClassificationCodes(client, { versionGuid: oldest?.guid ?? "" });
    expect(results).toHaveLength(7);
  });
});

describe("E3", () => {
  const names = async (searchTerm: string, culture?: string): Promise<(string | null)[]> =>
    (await listConstructionObjects(client, { searchTerm, culture })).results.map(
      ({ defaultName }) => defaultName,
    );

  test("matches the default name and the name in the culture, in the order of default names", async () => {
    const walls = await names("WALL");
    expect(walls).toEqual(expect.arrayContaining(["Curtain wall", "External wall", "Internal wall"]));
    expect(walls).toEqual(walls.toSorted((a, b) => (a ?? "").localeCompare(b ?? "")));
    expect(await names("pumpe")).toEqual([]);
    expect(await names("pumpe", "nb-NO")).toContain("Pump");
    expect(await names("EXT\u00c9RNAL")).toContain("External wall");
    expect(await names("no such thing")).toEqual([]);
  });
});
