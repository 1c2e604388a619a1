import { expect, test } from "vitest";
import { text } from "#core/text/messages/text.ts";
import { collectConcepts, collectDocuments, collectRequirements, collectUnits } from "./collect-lists.ts";
import { collectProperty, collectTemplate } from "./collect-template.ts";
import { settled } from "./collection.ts";
import { createTestSource, runToEnd, summary } from "./source.fixture.ts";

test("a template includes values, documents and classifications, in every culture", async () => {
  const { source, requested } = createTestSource();
  const data = await runToEnd(collectTemplate(source, { versionGuid: "t", cultures: ["nb", "de"] }));
  expect(data).toMatchObject({
    kind: "template",
    what: "Default t",
    template: { texts: [{ name: "t in nb" }, { name: "t in de" }] },
    properties: [
      {
        entry: { texts: [{ name: "p1 in nb" }, { name: "p1 in de" }] },
        members: [{ concept: { versionGuid: "p1.v1" } }],
      },
      {
        entry: { texts: [{ name: "p2 in nb" }, { name: null }] },
        members: [{ texts: [{ name: "p2.v1 in nb" }, {}] }],
      },
    ],
    documents: [{ concept: { versionGuid: "d1" } }],
    classifications: [],
  });
  expect(requested.filter((what) => what.startsWith("values")).toSorted()).toEqual([
    "values p1 t de",
    "values p1 t nb",
    "values p2 t de",
    "values p2 t nb",
  ]);
});

test("a partly failed template reports the failures, and a retry requests only these", async () => {
  const { source, requested, failing } = createTestSource();
  failing.add("values p1 t nb");
  const collection = collectTemplate(source, { versionGuid: "t", cultures: ["nb"] });
  const data = await runToEnd(collection);
  expect(data.properties.map(({ members }) => members.length)).toEqual([0, 1]);
  const part = text("exporting.partValues", { name: "Default p1" });
  expect(collection.run.getProgress().failures).toMatchObject([
    { job: { label: text("exporting.partInCulture", { part, culture: "nb" }) } },
  ]);
  failing.clear();
  requested.length = 0;
  collection.run.retry();
  await settled(collection);
  expect(requested).toEqual(["values p1 t nb"]);
  expect(collection.data().properties.map(({ members }) => members.length)).toEqual([1, 1]);
});

test("a service that always fails does not get all requests", async () => {
  const { source, requested } = createTestSource();
  const guids = Array.from({ length: 100 }, (_, index) => `u${index}`);
  const failing = {
    ...source,
    unit: (guid: string, signal: AbortSignal) =>
      source.unit(guid, signal).then(() => Promise.reject(new Error("no"))),
  };
  const collection = collectUnits(failing, { versionGuids: guids, what: "Units", cultures: [null] });
  await runToEnd(collection);
  expect(requested.length).toBeLessThan(20);
  expect(collection.run.getProgress()).toMatchObject({ status: "stopped", hasGivenUp: true });
});

test("properties, documents, units and lists", async () => {
  const { source } = createTestSource();
  const cultures = [null];
  await expect(
    runToEnd(collectProperty(source, { versionGuid: "p", template: null, cultures })),
  ).resolves.toMatchObject({
    property: { entry: { concept: { versionGuid: "p" } }, members: [{ concept: { versionGuid: "p.v1" } }] },
    referencedDocument: { concept: { versionGuid: "d1" } },
  });
  await expect(
    runToEnd(collectDocuments(source, { versionGuids: ["d"], what: "Documents", cultures })),
  ).resolves.toMatchObject({
    what: "Default d",
    documents: [{ entry: { concept: { versionGuid: "d" } }, members: [{ concept: { versionGuid: "t1" } }] }],
  });
  await expect(
    runToEnd(collectUnits(source, { versionGuids: ["u2", "u1"], what: "Units", cultures })),
  ).resolves.toMatchObject({
    units: [{ versionGuid: "u2" }, { versionGuid: "u1" }],
  });
  const list = collectConcepts(
    async (culture) => ({ items: [summary("a2", culture), summary("b", culture)], gap: null }),
    {
      what: "Templates",
      cultures: ["nb", "de"],
    },
  );
  await expect(runToEnd(list)).resolves.toMatchObject({
    what: "Templates",
    concepts: [
      { texts: [{ name: "a2 in nb" }, { name: null }] },
      { texts: [{ name: "b in nb" }, { name: "b in de" }] },
    ],
  });
});

test("a list that has loaded in part in one culture has the items of the others", async () => {
  const gap = new Error("broken");
  const list = collectConcepts(
    async (culture) =>
      culture === "nb"
        ? { items: [summary("a", culture)], gap }
        : { items: [summary("a", culture), summary("b", culture)], gap: null },
    { what: "Templates", cultures: ["nb", "de"] },
  );
  await expect(runToEnd(list)).resolves.toMatchObject({
    concepts: [
      { texts: [{ name: "a in nb" }, { name: "a in de" }] },
      { texts: [{ name: null }, { name: "b in de" }] },
    ],
  });
  expect(list.run.getProgress().failures).toMatchObject([{ error: gap }]);
});

test("requirements have one row per loi, with the labels of their numbers", async () => {
  const { source } = createTestSource();
  const loi = { id: "i", projectId: 7, loiId: "LOI 300", stageId: 3, roleId: 2 };
  const nameless = { ...loi, id: null, roleId: null };
  const items = [
    { productTypeGuid: "door", lois: [loi, nameless, nameless] },
    { productTypeGuid: "door", lois: [loi] },
    { productTypeGuid: null, lois: null },
  ];
  const request = {
    what: "Requirements 7",
    project: 7,
    filter: {},
    culture: null,
    productType: (guid: string) => `Name of ${guid}`,
    stage: () => "Design",
    role: () => null,
  };
  const data = await runToEnd(
    collectRequirements({ ...source, requirements: async () => ({ items, gap: null }) }, request),
  );
  expect(data.what).toBe("Requirements 7");
  expect(data.requirements).toEqual([
    { ...loi, productTypeGuid: "door", productType: "Name of door", stage: "Design", role: null },
    ...Array.from({ length: 2 }, () => ({
      ...nameless,
      productTypeGuid: "door",
      productType: "Name of door",
      stage: "Design",
      role: null,
    })),
  ]);
});
