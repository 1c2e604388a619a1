import { expect, test } from "vitest";
import type { ListedKind } from "#core/api/listed-kinds.ts";
import { englishText } from "#core/text/messages/english.ts";
import { collectTranslations, type TranslationsSource } from "./collect-translations.ts";
import { settled } from "./collection.ts";
import { createTestSource, summary, type TestCode } from "./source.fixture.ts";

const TREE: readonly TestCode[] = [
  { number: "1", children: [{ number: "11" }, { number: "12" }] },
  { number: "2" },
];

const LISTS: Readonly<Record<ListedKind, readonly string[]>> = {
  classification: ["c1", "c2"],
  template: ["t1", "t2"],
  "construction-object": ["o1"],
};

function createSource(
  tree = TREE,
  requestsOfRest = 0,
  placedByNumber: Parameters<typeof createTestSource>[1] = null,
) {
  const { source, requested, failing } = createTestSource(tree, placedByNumber);
  const translations: TranslationsSource = {
    ...source,
    startList: (kind, culture) => {
      requested.push(`start ${kind} ${culture}`);
      return Promise.resolve(requestsOfRest);
    },
    list: (kind, culture) => {
      requested.push(`list ${kind} ${culture}`);
      const items = LISTS[kind].map((guid) => summary(guid, culture));
      return Promise.resolve({ items, gap: null });
    },
  };
  return { source: translations, requested, failing };
}

async function collect(
  source: TranslationsSource,
  classification: string | null,
  cultures: readonly string[],
) {
  const collection = collectTranslations(source, { classification, cultures });
  collection.run.start();
  await settled(collection);
  return { data: collection.data(), run: collection.run };
}

test("a classification: its codes in each culture, each level once", async () => {
  const { source, requested } = createSource();
  const { data } = await collect(source, "c1", ["nb", "de"]);
  expect(data.codes.map(({ classification }) => classification.concept.versionGuid)).toEqual(["c1"]);
  expect(
    data.codes[0]?.codes.map(({ concept, level, texts }) => [
      concept.versionGuid,
      level,
      texts.map(({ name }) => name),
    ]),
  ).toEqual([
    ["1", 1, ["1 in nb", "1 in de"]],
    ["11", 2, ["11 in nb", "11 in de"]],
    ["12", 2, ["12 in nb", null]],
    ["2", 1, ["2 in nb", null]],
  ]);
  expect(data.lists.template).toEqual([]);
  expect(requested.toSorted()).toEqual([
    "children 1",
    "children c1",
    "classification c1 de",
    "classification c1 nb",
    "page 1 de",
    "page c1 de",
  ]);
});

test("a stopped run has the texts of a level in all cultures before it loads the levels below", async () => {
  const numbers = ["1", "2", "3", "4", "5"];
  const { source } = createSource(
    numbers.map((number) => ({ number, children: [{ number: `${number}1` }] })),
  );
  const collection = collectTranslations(source, { classification: "c1", cultures: ["en", "nb"] });
  const { run } = collection;
  run.subscribe(() => {
    if ([...run.running].some(({ key }) => key.endsWith("children 4"))) run.stop();
  });
  run.start();
  await settled(collection);
  expect(run.getProgress().status).toBe("stopped");
  const [tree] = collection.data().codes;
  const firstLevel = tree?.codes.filter(({ level }) => level === 1) ?? [];
  expect(firstLevel.map(({ texts }) => texts.map(({ name }) => name))).toEqual(
    numbers.map((number) => [`${number} in en`, `${number} in nb`]),
  );
});

test("a service: its lists, the codes of each classification, the properties of each template", async () => {
  const { source, requested } = createSource([]);
  const { data } = await collect(source, null, ["nb"]);
  expect(data.lists["construction-object"].map(({ texts }) => texts[0]?.name)).toEqual(["o1 in nb"]);
  expect(data.codes.map(({ classification }) => classification.texts[0]?.name)).toEqual([
    "c1 in nb",
    "c2 in nb",
  ]);
  expect(
    data.properties.map(({ template, properties }) => [template.concept.versionGuid, properties.length]),
  ).toEqual([
    ["t1", 2],
    ["t2", 2],
  ]);
  expect(requested).toHaveLength(new Set(requested).size);
  expect(requested).toContain("children c2");
  expect(requested).toContain("properties t2 nb");
});

test("codes of two classifications with the same GUIDs are loaded for each", async () => {
  const { source, requested } = createSource();
  const { data } = await collect(source, null, ["nb"]);
  expect(data.codes.map(({ codes }) => codes.length)).toEqual([4, 4]);
  expect(requested.filter((one) => one === "children 1")).toHaveLength(2);
});

test("the first page of a list tells how many requests the others take", async () => {
  const { source } = createSource([], 30);
  const collection = collectTranslations(source, { classification: null, cultures: ["nb"] });
  const needed = (): number =>
    [...collection.run.running, ...collection.run.waiting].reduce(
      (sum, { requests }) => sum + (requests?.() ?? 1),
      0,
    );
  expect(needed()).toBe(3);
  const { promise, resolve } = Promise.withResolvers<number>();
  const unsubscribe = collection.run.subscribe(() => {
    if (needed() <= 20) return;
    unsubscribe();
    resolve(needed());
    collection.run.stop();
  });
  collection.run.start();
  expect(await promise).toBeGreaterThanOrEqual(30);
});

test("what fails is retried alone", async () => {
  const { source, requested, failing } = createSource([]);
  failing.add("properties t1 nb");
  const { run } = await collect(source, null, ["nb"]);
  expect(run.getProgress().failures.map(({ job }) => englishText(job.label))).toEqual([
    "Properties of Default t1 (nb)",
  ]);
  failing.clear();
  requested.length = 0;
  run.retry();
  await settled({ run });
  expect(requested).toEqual(["properties t1 nb"]);
  expect(run.getProgress().failures).toEqual([]);
});

test("of all classifications whose codes are found by number there is one note", async () => {
  const { source } = createSource(TREE, 0, { sharedNumbers: ["11"] });
  const { data } = await collect(source, null, ["nb"]);
  expect(data.notes).toEqual([{ code: "placed-by-number", sharedNumbers: ["11"] }]);
});

test("a failure names the classification whose codes are missing", async () => {
  const { source, failing } = createSource();
  failing.add("children c2");
  const { run } = await collect(source, null, ["nb"]);
  expect(run.getProgress().failures.map(({ job }) => englishText(job.label))).toEqual([
    "Codes below Default c2",
  ]);
});
