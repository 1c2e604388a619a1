import { expect, test } from "vitest";
import { settled } from "#core/files/write/collect/collection.ts";
import { createTestSource, runToEnd, summary } from "#core/files/write/collect/source.fixture.ts";
import { entry } from "#core/files/write/exports.fixture.ts";
import type { RequirementEntry } from "#core/files/write/kinds/requirements.ts";
import { collectIds, collectNamedTypes, collectProductTypes } from "./collect-ids.ts";
import { FIRE_RATING, productType } from "./ids.fixture.ts";
import { loadIfc } from "./ifc/load-ifc.ts";

const WALL = { guid: "guid of t1", name: "Wall" };
const DOOR = { guid: "door", name: "DEFAULT T2" };
const ROOF = { guid: "roof", name: "Roof" };

function collectTypes(productTypes: readonly (typeof WALL)[], chosen: ReadonlyMap<string, string>) {
  const { source, requested } = createTestSource();
  return { requested, collection: collectNamedTypes(source, { culture: "de", productTypes, chosen }) };
}

test("product types are joined to templates by GUID, else by choice, else by name", async () => {
  const chosen = new Map([
    ["guid of t1", "guid of t2"],
    ["roof", "guid of t1"],
  ]);
  const { collection, requested } = collectTypes([WALL, DOOR, ROOF], chosen);
  collection.run.start();
  await settled(collection);
  const { joined, templates } = collection.data();
  const joins = (one: typeof chosen) =>
    joined(one).map((type) => {
      const { key, template, isJoinedByGuid, isLoaded, properties } = type;
      return [key, template?.versionGuid, isJoinedByGuid, isLoaded, properties.length];
    });
  expect(templates.map(({ key }) => key)).toEqual(["guid of t1", "guid of t2"]);
  expect(joins(chosen)).toEqual([
    ["guid of t1", "t1", true, true, 2],
    ["door", "t2", false, true, 2],
    ["roof", "t1", false, true, 2],
  ]);
  expect(joins(new Map([["roof", "unknown"]])).at(2)).toEqual(["roof", undefined, false, true, 0]);
  expect(requested).toEqual(["templates de", "properties t1 de", "properties t2 de"]);
});

test("only the properties of a template that is chosen later are loaded then", async () => {
  const { collection, requested } = collectTypes([WALL, ROOF], new Map());
  const { run } = collection;
  run.start();
  await settled(collection);
  expect(requested).toEqual(["templates de", "properties t1 de"]);
  const chosen = new Map([["roof", "guid of t2"]]);
  const { joined, jobs } = collection.data();
  run.add(jobs(chosen));
  expect(joined(chosen)[1]).toMatchObject({ isLoaded: false, properties: [] });
  run.start();
  await settled(collection);
  expect(requested).toEqual(["templates de", "properties t1 de", "properties t2 de"]);
  expect(joined(chosen)[1]).toMatchObject({ isLoaded: true, template: { key: "guid of t2" } });
  expect(joined(chosen)[1]?.properties).toHaveLength(2);
});

test("templates that a retry brings are joined too", async () => {
  const { source } = createTestSource();
  const whole = await source.templates("de", new AbortController().signal);
  let isCut = true;
  const templates: typeof source.templates = async () =>
    isCut ? { items: whole.items.slice(1), gap: new Error("cut") } : whole;
  const collection = collectNamedTypes(
    { ...source, templates },
    { culture: "de", productTypes: [WALL], chosen: new Map() },
  );
  collection.run.start();
  await settled(collection);
  expect(collection.data().joined(new Map())).toMatchObject([{ template: null }]);
  isCut = false;
  collection.run.retry();
  await settled(collection);
  expect(collection.data().joined(new Map())).toMatchObject([{ template: { versionGuid: "t1" } }]);
});

test("the product types are those of the requirements that the view shows", async () => {
  const { source } = createTestSource();
  const item = (productTypeGuid: string | null, stageId: number) => ({
    productTypeGuid,
    lois: [{ id: null, projectId: 7, loiId: "LOI-100", stageId, roleId: null }],
  });
  const items = [item("a", 1), item("b", 2), item(null, 2), item("a", 2)];
  const collection = collectProductTypes(
    { ...source, requirements: async () => ({ items, gap: null }) },
    {
      project: 7,
      filter: {},
      culture: null,
      productType: (guid) => `Type ${guid}`,
      stage: (id) => `Stage ${id}`,
      role: () => null,
      shown: (entries: readonly RequirementEntry[]) => entries.filter(({ stageId }) => stageId === 2),
      chosen: new Map(),
    },
  );
  collection.run.start();
  await settled(collection);
  expect(collection.data().joined(new Map())).toMatchObject([
    { guid: "b", name: "Type b", template: null, requirements: [{ stage: "Stage 2", loiId: "LOI-100" }] },
    { guid: "a", name: "Type a", template: null, requirements: [{ stage: "Stage 2" }] },
  ]);
});

test("a value without a name is not written by its GUID", async () => {
  const { source } = createTestSource();
  const nameless = { ...summary("v1", null), name: null, defaultName: null };
  const property = entry({ guid: "guid of p", versionGuid: "p", defaultName: "Fire rating" });
  const wall = { ...productType("Wall"), properties: [property] };
  const mapped = {
    template: "",
    entity: "IfcWall",
    predefinedType: "",
    system: "",
    classNumber: "",
    areCodesBelowIncluded: false,
  };
  const { files, notes } = await runToEnd(
    collectIds(
      { ...source, propertyValues: async () => ({ items: [nameless], gap: null }) },
      {
        what: "House",
        culture: "nb",
        options: {
          version: "IFC4",
          schema: await loadIfc("IFC4"),
          files: "one",
          mapping: {
            productTypes: new Map([[wall.key, mapped]]),
            properties: new Map([[wall.key, new Map([["guid of p", FIRE_RATING]])]]),
          },
          productTypes: [wall],
          date: "2025-01-31",
        },
      },
    ),
  );
  expect(files[0]?.ids.specifications[0]?.requirements[0]?.facet).toMatchObject({ value: null });
  expect(notes).toMatchObject([{ code: "left-out-values", count: 1 }]);
});
