import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { listClassificationCodes, listClassifications } from "#core/api/resources/classifications.ts";
import type { CatalogueModel, CodeEntry } from "../catalogue-model.ts";
import { createSampleService, loadSampleCatalogue } from "../sample/sample.fixture.ts";
import { sampleSource } from "../sample/sample.ts";
import { startingPoints } from "../sample/starting-points.ts";
import { conceptOf, some, connectTo, TM } from "./service.fixture.ts";
import { createService } from "./service.ts";
import { catalogueSource } from "./source.ts";

const listSchema = v.object({ results: v.array(v.record(v.string(), v.unknown())) });

function code(key: string, more: Partial<CodeEntry> = {}): CodeEntry {
  return { key, defaultName: key, names: {}, ...more };
}

const MODEL: CatalogueModel = {
  name: "Fruit",
  namespace: "0d0e8a44-5a0f-4b7c-8b11-0e4f2f2d4a10",
  cultures: ["en-GB", "nb-NO"],
  classifications: [
    {
      key: "fruit",
      defaultName: "Fruit",
      names: { "en-GB": "Fruit", "nb-NO": "Frukt" },
      codes: [
        code("pear", { names: { "en-GB": "Pear" } }),
        code("apple", { iri: "https://example.org/apple", number: "apple" }),
        code("cox", { guid: "AbC", parent: "apple", versions: [{ major: 2, minor: 1, guid: "cox v2.1" }] }),
        code("pippin", { parent: "cox" }),
      ],
    },
  ],
  constructionObjects: [],
  documents: [],
  properties: [{ key: "colour", defaultName: "Colour", names: {}, values: ["red", "green", "gone"] }],
  propertyTags: [],
  templates: [
    { key: "t", defaultName: "T", names: {}, codes: ["cox", "gone"], properties: ["colour"], documents: [] },
  ],
  units: [{ key: "m", defaultName: "metre", names: { "nb-NO": "meter" } }],
  values: [
    { key: "green", defaultName: "Green", names: {} },
    { key: "red", defaultName: "Red", names: {} },
  ],
  projects: [{ id: 7, name: "Orchard", requirements: [{ productType: "gone", lois: [] }] }],
};

describe("a service over any catalogue", async () => {
  const source = catalogueSource(MODEL);
  const { get, send } = await connectTo(createService(source));
  const list = async (path: string): Promise<Record<string, unknown>[]> =>
    v.parse(listSchema, await get(TM + path)).results;
  const [fruit] = await list("/classifications");
  const codes = `/classifications/${String(fruit?.["versionGuid"])}/classification-codes`;

  test.each([
    ["nb-NO", "Frukt"],
    ["nb", "Frukt"],
    ["nb-no", "Frukt"],
    ["en", "Fruit"],
    ["en-GB", "Fruit"],
    ["en-US", undefined],
    ["n", undefined],
    ["__proto__", undefined],
  ])("the culture %s finds %s", async (culture, name) => {
    expect((await list(`/classifications?culture=${culture}`))[0]?.["name"]).toBe(name);
  });

  test("codes are in the order of the model, with their data", async () => {
    const found = await list(codes);
    expect(found.map(({ defaultName }) => defaultName)).toEqual(["pear", "apple"]);
    expect(found[0]).not.toHaveProperty("classNumber");
    expect(found[1]).toMatchObject({ classNumber: "apple", hasCodes: true });
  });

  test("GUIDs are those of the file, else of the IRI, else derived from stable data", async () => {
    const [, apple] = await list(codes);
    expect(apple?.["guid"]).toBe("fb56e740-96ea-5b28-acbb-f3a4125209fa");
    const [cox] = await list(`${codes}?SearchTerm=cox`);
    expect(cox).toMatchObject({ guid: "AbC", versionGuid: "cox v2.1" });
    const again = await connectTo(createService(catalogueSource(structuredClone(MODEL))));
    expect(await again.get(TM + codes)).toEqual(await get(TM + codes));
    const elsewhere = { ...MODEL, namespace: "6f1f7c56-9f0e-4b6a-9a39-f0a3f3f9f3d1" };
    const other = await connectTo(createService(catalogueSource(elsewhere)));
    expect(await other.get(`${TM}/classifications`)).not.toEqual(await get(`${TM}/classifications`));
  });

  test("deprecated codes say so, keep their place, and come last in searches", async () => {
    const apples = [code("old apple", { isDeprecated: true }), code("apple")];
    const classifications = [{ key: "apples", defaultName: "Apples", names: {}, codes: apples }];
    const { client } = await connectTo(createService(catalogueSource({ ...MODEL, classifications })));
    const window = { culture: null, skip: 0, take: 9 };
    const [one] = (await listClassifications(client, window)).results;
    const found = async (search: { searchTerm?: string } = {}): Promise<unknown[]> => {
      const parameters = { versionGuid: one?.versionGuid ?? "", ...window, ...search };
      const { results } = await listClassificationCodes(client, parameters);
      return results.map(({ name, isDeprecated }) => [name, isDeprecated]);
    };
    expect(await found()).toEqual([
      ["old apple", true],
      ["apple", undefined],
    ]);
    expect(await found({ searchTerm: "apple" })).toEqual([
      ["apple", undefined],
      ["old apple", true],
    ]);
  });

  test("child codes are found by the GUID of their parent, for any class numbers", async () => {
    const below = await list("/classifications/cox%20v2.1/classification-codes");
    expect(below.map(({ defaultName }) => defaultName)).toEqual(["pippin"]);
    expect(await list("/classifications/cox%20v2.1/classification-codes?SearchTerm=x")).toEqual([]);
    const leaf = String(below[0]?.["versionGuid"]);
    expect(await list(`/classifications/${leaf}/classification-codes`)).toEqual([]);
  });

  test("values keep their order, and dangling references are omitted", async () => {
    const [template] = await list("/templates");
    const [property] = await list(
      `/conceptmappings/template/${String(template?.["versionGuid"])}/mappedProperties`,
    );
    const values = await get(`${TM}/values?propertyVersionGuid=${String(property?.["versionGuid"])}`);
    expect(values).toMatchObject([{ defaultName: "Red" }, { defaultName: "Green" }]);
    const search = await send("/projects-management/api/v1/projects/7/requirements/search", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: "{}",
    });
    expect(await search.json()).toMatchObject({ results: [], pagination: { total: 0 } });
  });

  test("a unit has the data of the file, and no dates", async () => {
    const { units, projects } = await startingPoints(source);
    expect(projects).toEqual([{ id: 7, name: "Orchard" }]);
    const unit = await get(`${TM}/units/${some(units[0]).versionGuid}`);
    expect(unit).toMatchObject({ fullNames: [{ text: "meter", languageCode: "nb-NO" }] });
    expect(unit).not.toHaveProperty("createdOn");
    expect(unit).not.toHaveProperty("dimensions");
  });
});

test.each([
  ["a classification deeper than the call stack", 20_000, (at: number) => String(at - 1)],
  ["a code with more codes below it than a call has arguments", 200_000, () => "0"],
])("%s is supported", async (_what, length, parentOf) => {
  const codes = Array.from({ length }, (_, at) => code(String(at), at > 0 ? { parent: parentOf(at) } : {}));
  const classifications = MODEL.classifications.map((one) => ({ ...one, codes }));
  const templates = MODEL.templates.map((one) => ({ ...one, codes: ["19999"] }));
  const source = catalogueSource({ ...MODEL, classifications, templates });
  const { get } = await connectTo(createService(source));
  const top = conceptOf((await source.load(["codes"], [])).codes, "0").latest.guid;
  const query = `ClassificationCodeVersionGuid=${top}&IncludeNested=true`;
  expect(v.parse(listSchema, await get(`${TM}/templates?${query}`)).results).toHaveLength(1);
});

test("a template may have a classification without having codes of it", async () => {
  const [classification] = MODEL.classifications;
  const templates = MODEL.templates.map((one) => ({
    ...one,
    codes: [],
    classifications: [some(classification).key],
  }));
  const source = catalogueSource({ ...MODEL, templates });
  const { get } = await connectTo(createService(source));
  const loaded = await source.load(["classifications", "templates"], []);
  const classificationGuid = some(loaded.classifications.all[0]).latest.guid;
  const template = some(loaded.templates.all[0]).latest.guid;
  const list = async (path: string) => v.parse(listSchema, await get(TM + path)).results;
  expect(await list(`/templates?ClassificationVersionGuid=${classificationGuid}`)).toHaveLength(
    templates.length,
  );
  expect(await list(`/templates/${template}/classifications`)).toMatchObject([
    { versionGuid: classificationGuid },
  ]);
});

describe("the sample loads its parts on demand", async () => {
  const whole = await loadSampleCatalogue();
  const template = some(whole.templates.all[0]).latest.guid;
  const tag = some(whole.propertyTags.all[0]).latest.guid;
  const property = some(whole.properties.all.find(({ document, values }) => document && values.length > 0));
  const spaces = conceptOf(whole.classifications, "spaces").latest.guid;
  const space = conceptOf(whole.codes, "spaces/AA").latest.guid;
  const warm = await connectTo(createSampleService());

  test.each([
    `${TM}/classifications?culture=de-DE`,
    `${TM}/classifications/${spaces}/classification-codes?Culture=de-DE`,
    `${TM}/classifications/${spaces}/classification-codes?Culture=de-DE&SearchTerm=wohn`,
    `${TM}/construction-objects?Culture=de-DE&SearchTerm=wand`,
    `${TM}/templates/${template}/classifications?culture=de-DE`,
    `${TM}/templates/${template}/documents?culture=de-DE`,
    `${TM}/conceptmappings/template/${template}/mappedProperties?culture=de-DE`,
    `${TM}/concepts/${space}/versions`,
    `${TM}/concepts/${property.latest.guid}/versions`,
    `${TM}/property-tags/${tag}/properties?culture=de-DE&templateVersionGuid=${template}`,
    `${TM}/templates?culture=de-DE`,
    `${TM}/templates?ClassificationVersionGuid=${spaces}&culture=de-DE`,
    `${TM}/templates?ClassificationCodeVersionGuid=${space}&IncludeNested=true&culture=de-DE`,
    `${TM}/properties/${property.latest.guid}/referenced-document?culture=de-DE`,
    `${TM}/documents/${some(property.document).latest.guid}/templates?culture=de-DE`,
    `${TM}/values?propertyVersionGuid=${property.latest.guid}&culture=de-DE`,
    `${TM}/values?templateVersionGuid=${template}&culture=de-DE`,
    `${TM}/units/${conceptOf(whole.units, "metre").latest.guid}`,
  ])("%s", async (path) => {
    const fresh = await connectTo(createSampleService());
    expect(await fresh.get(path)).toEqual(await warm.get(path));
    // Another culture first, so that the other texts are loaded later.
    expect(await fresh.get(path.replace("de-DE", "ar"))).toEqual(await warm.get(path.replace("de-DE", "ar")));
  });

  test("requirements", async () => {
    const path = "/projects-management/api/v1/projects/1/requirements/search";
    const search = { method: "POST", headers: { "Content-Type": "application/json" }, body: "{}" };
    const fresh = await connectTo(createSampleService());
    const [first, later] = [await fresh.send(path, search), await warm.send(path, search)];
    expect(await first.json()).toEqual(await later.json());
  });

  test("and nothing else", async () => {
    const source = sampleSource();
    await source.load(["templates"], ["de-DE"]);
    expect((["templates", "codes", "classifications"] as const).map(source.isLoaded)).toEqual([
      true,
      false,
      false,
    ]);
  });
});
