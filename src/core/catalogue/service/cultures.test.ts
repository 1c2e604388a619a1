import * as v from "valibot";
import { expect, test } from "vitest";
import { loadSampleCatalogue } from "../sample/sample.fixture.ts";
import { conceptOf, some, startService, TM } from "./service.fixture.ts";

const { get } = await startService();
const { classifications, templates } = await loadSampleCatalogue();

const listSchema = v.object({ results: v.array(v.record(v.string(), v.unknown())) });

async function firstOf(path: string): Promise<Record<string, unknown>> {
  return some(v.parse(listSchema, await get(path)).results[0]);
}

test.each([
  ["nb-NO", "Bygningsdeler"],
  ["de-DE", "Bauteile"],
  ["ar", "عناصر المبنى"],
  ["en", "Building elements"],
])("names are in the culture %s", async (culture, name) => {
  const item = await firstOf(`${TM}/classifications?culture=${culture}`);
  expect(item).toMatchObject({ name, defaultName: "Building elements" });
});

test("without a culture, the name is the default name", async () => {
  expect(await firstOf(`${TM}/classifications`)).toMatchObject({ name: "Building elements" });
});

test.each(["nb-no", "nb", "xx", "key", "en:definition", "versions", "__proto__", " "])(
  "the name is absent in the unknown culture '%s'",
  async (culture) => {
    const item = await firstOf(`${TM}/classifications?culture=${encodeURIComponent(culture)}`);
    expect(Object.keys(item)).toEqual(["guid", "versionGuid", "defaultName"]);
  },
);

test("the name is absent without a translation, and no field is null", async () => {
  for (const culture of ["nb-NO", "de-DE", "fr-FR", "bg-BG", "ar"]) {
    const { results } = v.parse(listSchema, await get(`${TM}/templates?Take=500&culture=${culture}`));
    const expected = templates.all.filter(({ entry }) => !Object.hasOwn(entry.names, culture)).length;
    expect(results.filter((item) => !("name" in item))).toHaveLength(expected);
    expect(results.flatMap((item) => Object.values(item))).not.toContain(null);
  }
});

test("E2 and E3 read Culture, the other operations culture", async () => {
  expect(await firstOf(`${TM}/classifications?Culture=de-DE`)).toMatchObject({ name: "Building elements" });
  const codes = `${TM}/classifications/${conceptOf(classifications, "spaces").latest.guid}/classification-codes`;
  expect(await firstOf(`${codes}?culture=de-DE`)).toMatchObject({ name: "Living spaces" });
  expect(await firstOf(`${codes}?Culture=de-DE`)).toMatchObject({ name: "Wohnräume" });
  const objects = `${TM}/construction-objects?SearchTerm=external%20wall`;
  expect(await firstOf(`${objects}&culture=de-DE`)).toMatchObject({ name: "External wall" });
  expect(await firstOf(`${objects}&Culture=de-DE`)).toMatchObject({ name: "Außenwand" });
});

test("definitions of codes follow the culture, too", async () => {
  const codes = `${TM}/classifications/${conceptOf(classifications, "spaces").latest.guid}/classification-codes`;
  const translated = await firstOf(`${codes}?Culture=nb-NO`);
  expect(translated["technicalDefinition"]).toMatch(/^Rom der/);
  expect(translated["defaultTechnicalDefinition"]).toMatch(/^Spaces where/);
  const unknown = await firstOf(`${codes}?Culture=ar`);
  expect(unknown).not.toHaveProperty("technicalDefinition");
  expect(unknown["defaultTechnicalDefinition"]).toMatch(/^Spaces where/);
  const plain = await firstOf(codes);
  expect(plain["technicalDefinition"]).toBe(plain["defaultTechnicalDefinition"]);
});
