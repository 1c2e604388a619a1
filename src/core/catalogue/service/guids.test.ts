import { describe, expect, test } from "vitest";
import { loadSampleCatalogue } from "../sample/sample.fixture.ts";
import { SeedModel } from "../sample/seed-model.ts";
import { loadSeed } from "../sample/seed.ts";
import { Catalogue } from "./catalogue.ts";
import { collectionsOf, conceptOf, some } from "./service.fixture.ts";

const catalogue = await loadSampleCatalogue();
const { classifications, codes, constructionObjects, documents, properties, propertyTags } = catalogue;
const { templates, units, values } = catalogue;
const concepts = Object.values(collectionsOf(catalogue)).flatMap(({ all }) => all);

describe("GUIDs", () => {
  const all = concepts.flatMap(({ guid, versions }) => [guid, ...versions.map((version) => version.guid)]);

  test("are UUIDs, and unique over all concepts and versions", () => {
    const odd = all.filter(
      (guid) => !/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(guid),
    );
    expect(odd).toEqual([]);
    expect(new Set(all).size).toBe(all.length);
  });

  test("do not depend on the time and order of building the catalogue", async () => {
    const model = new SeedModel(async (table, language) => {
      const [header = "", ...lines] = (await loadSeed(table, language)).split("\n");
      return [header, ...lines.toReversed()].join("\n");
    });
    await model.load(["units"], []);
    const other = new Catalogue(model);
    expect(other.units.all.map(({ guid, latest }) => [guid, latest.guid])).toEqual(
      units.all.map(({ guid, latest }) => [guid, latest.guid]),
    );
  });

  test("are stable between builds", () => {
    const pinned = [
      conceptOf(classifications, "building-elements"),
      conceptOf(codes, "spaces/BBA"),
      conceptOf(constructionObjects, "external-wall"),
      conceptOf(documents, "en-1990"),
      conceptOf(properties, "thermal-transmittance"),
      conceptOf(propertyTags, "dimensions"),
      conceptOf(templates, "in-situ-concrete"),
      conceptOf(units, "metre"),
      conceptOf(values, "yes-no/yes"),
    ].map(({ kind, guid, versions }) => [kind, guid, some(versions[0]).guid]);
    expect(pinned).toMatchInlineSnapshot(`
      [
        [
          "classification",
          "11463133-4235-5da9-9a9f-9ed28f13338f",
          "5f76544b-4a1a-5acf-93b0-28ef8d1fd53c",
        ],
        [
          "code",
          "ea3229c3-ff95-5906-a1c4-eea9fa50eeb7",
          "29cd5af1-520d-5a90-957d-a1cccdaadefa",
        ],
        [
          "construction-object",
          "38c3f7f9-baff-5f44-b5db-66385c16e6e5",
          "d52dab51-849f-576d-b6ea-5e3f7d83ec17",
        ],
        [
          "document",
          "4ae76f89-52d3-5073-b073-fd3b839ad4d1",
          "ff8584ed-5c2f-5265-9cc7-41ee198a34c7",
        ],
        [
          "property",
          "85300fda-9bb7-50a7-8685-6e668eedcde5",
          "09866e49-db58-5ce8-b248-02c5c3aba17a",
        ],
        [
          "property-tag",
          "771a691d-184c-5157-86d2-8050facc5176",
          "9686029e-dbfb-5312-b0dc-d63ae857bb69",
        ],
        [
          "template",
          "fc41ab29-80ce-53cd-8c7c-47eaf25b3b1f",
          "a2dff84c-3686-5984-b031-6283b8a77a7c",
        ],
        [
          "unit",
          "c4a72ee5-411f-56df-bb8f-c3c0eb671653",
          "1de993c4-3504-58de-8f36-e920244e9dd7",
        ],
        [
          "value",
          "0dfb9713-4828-5dd1-9ee4-3d4f0cc794ed",
          "69d82333-159d-5d97-b192-8294ac7ee0ab",
        ],
      ]
    `);
  });
});
