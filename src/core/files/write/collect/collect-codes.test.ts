import { describe, expect, test } from "vitest";
import { englishText } from "#core/text/messages/english.ts";
import { text } from "#core/text/messages/text.ts";
import type { ExportData } from "../kinds/kinds.ts";
import { describeNote } from "../notes.ts";
import { collectCodes, collectHits } from "./collect-codes.ts";
import { settled } from "./collection.ts";
import { createTestSource, runToEnd, summary, type TestCode } from "./source.fixture.ts";

const TREE: readonly TestCode[] = [
  { number: "1", children: [{ number: "11", children: [{ number: "111" }] }, { number: "12" }] },
  { number: "2", children: [{ number: "21" }] },
];

describe("codes", () => {
  const whole = { versionGuid: "c", extent: { kind: "whole" }, cultures: ["nb"] } as const;
  const numbers = ({ codes }: ExportData<"codes">) =>
    codes
      .filter(({ isContext }) => isContext !== true)
      .map(({ concept, level }) => `${level}: ${concept.classNumber}`);

  test("are in depth-first order, with levels and parents", async () => {
    const { source } = createTestSource(TREE);
    const data = await runToEnd(collectCodes(source, whole));
    expect(numbers(data)).toEqual(["1: 1", "2: 11", "3: 111", "2: 12", "1: 2", "2: 21"]);
    expect(data.codes.map(({ parent }) => parent)).toEqual([null, 0, 1, 0, null, 4]);
    expect(data.what).toBe("Default c");
    expect(data.codes[0]?.texts).toEqual([{ name: "1 in nb", definition: null }]);
  });

  test("whose parents were derived from class numbers have a note", async () => {
    const { source } = createTestSource(TREE, { sharedNumbers: ["11"] });
    const { notes = [] } = await runToEnd(collectCodes(source, whole));
    expect(notes.map((note) => englishText(describeNote(note)))).toEqual([
      "This service finds the codes below a code only by class number. A code whose number does not extend that of its parent is not found. Several codes have the same number (11): codes below it are placed below the first of them.",
    ]);
    expect((await runToEnd(collectCodes(createTestSource(TREE).source, whole))).notes).toEqual([]);
  });

  test("below several parents have their children below each, and a cycle ends", async () => {
    const shared = { number: "X", children: [{ number: "Y" }] };
    const { source, requested } = createTestSource([
      { number: "A", children: [shared] },
      { number: "B", children: [shared] },
      { number: "P", children: [{ number: "Q", children: [{ number: "P", children: [{ number: "Q" }] }] }] },
    ]);
    const data = await runToEnd(collectCodes(source, whole));
    const below = (top: string): string[] => [`1: ${top}`, "2: X", "3: Y"];
    expect(numbers(data)).toEqual([...below("A"), ...below("B"), "1: P", "2: Q", "3: P"]);
    expect(requested.filter((what) => what.startsWith("children")).toSorted()).toEqual(
      ["A", "B", "P", "Q", "X", "c"].map((number) => `children ${number}`),
    );
  });

  test("of any depth are collected, and repeated below several parents up to a limit", async () => {
    const { source } = createTestSource();
    const collectedFrom = (
      childrenOf: (number: number) => readonly string[],
      isLast: (number: number) => boolean,
    ) => {
      const codes: typeof source.codes = (...request) => ({
        ...source.codes(...request),
        childrenOf: async (parent) => {
          const numbers = childrenOf(Number.parseInt(parent?.classNumber ?? "0", 10) + 1);
          const items = numbers.map((number) => ({
            ...summary(number, "nb"),
            classNumber: number,
            hasCodes: !isLast(Number.parseInt(number, 10)),
            technicalDefinition: null,
            defaultTechnicalDefinition: null,
          }));
          return { items, gap: null };
        },
      });
      return runToEnd(collectCodes({ ...source, codes }, whole));
    };
    const deep = await collectedFrom(
      (level) => [`${level}`],
      (level) => level === 20_000,
    );
    expect(deep.codes.at(-1)).toMatchObject({ level: 20_000, parent: 19_998 });
    // Each code has two parents, so that there are 2 ** 30 paths.
    const { codes } = await collectedFrom(
      (level) => [`${level}a`, `${level}b`],
      (level) => level === 30,
    );
    expect(codes.length).toBeLessThan(201_000);
    const relations = new Set(
      codes.map(
        ({ concept, parent }) => `${concept.classNumber} ${codes[parent ?? -1]?.concept.classNumber}`,
      ),
    );
    expect(relations.size).toBe(2 + 29 * 4);
  });

  test("in further cultures take one request per page, and the default culture takes none", async () => {
    const { source, requested } = createTestSource(TREE);
    const data = await runToEnd(collectCodes(source, { ...whole, cultures: [null, "nb", "de"] }));
    expect(data.codes.find(({ concept }) => concept.classNumber === "12")?.texts).toEqual([
      { name: null, definition: null },
      { name: "12 in nb", definition: null },
      { name: null, definition: null },
    ]);
    expect(requested.filter((what) => what.startsWith("children"))).toHaveLength(4);
    expect(requested.filter((what) => what.startsWith("page")).toSorted()).toEqual([
      "page 1 de",
      "page 11 de",
      "page 2 de",
      "page c de",
    ]);
  });

  test("that have another order in another culture are requested by number", async () => {
    const { source, requested, displaced } = createTestSource(TREE);
    displaced.add("111");
    const data = await runToEnd(collectCodes(source, { ...whole, cultures: ["nb", "de"] }));
    expect(data.codes[2]?.texts[1]).toEqual({ name: "111 in de", definition: null });
    expect(requested.filter((what) => what.startsWith("number"))).toEqual(["number 111 de"]);
  });

  test("of a subtree do not load the rest", async () => {
    const { source, requested } = createTestSource(TREE);
    const code = (number: string) => ({
      ...summary(number, "nb"),
      classNumber: number,
      hasCodes: true,
      technicalDefinition: null,
      defaultTechnicalDefinition: null,
    });
    const extent = { kind: "below", path: [code("1"), code("11")] } as const;
    const data = await runToEnd(collectCodes(source, { ...whole, extent }));
    expect(numbers(data)).toEqual(["2: 11", "3: 111"]);
    expect(data.codes[0]).toMatchObject({ isContext: true, concept: { classNumber: "1" } });
    expect(requested.filter((what) => what.startsWith("children"))).toEqual(["children 11"]);
  });

  test("that are open are collected without collapsed ones", async () => {
    const { source } = createTestSource(TREE);
    const extent = {
      kind: "open",
      isOpen: ({ classNumber }: { classNumber: string | null }) => classNumber === "1",
    } as const;
    expect(numbers(await runToEnd(collectCodes(source, { ...whole, extent })))).toEqual([
      "1: 1",
      "2: 11",
      "2: 12",
      "1: 2",
    ]);
  });

  test("continue after a failure, and a retry requests only the failed part", async () => {
    const { source, requested, failing } = createTestSource(TREE);
    failing.add("children 11");
    failing.add("page 2 de");
    const collection = collectCodes(source, { ...whole, cultures: ["nb", "de"] });
    await runToEnd(collection);
    expect(
      collection.run
        .getProgress()
        .failures.map(({ job }) => englishText(job.label))
        .toSorted(),
    ).toEqual(["Codes below 11", "Names in de"]);
    expect(numbers(collection.data())).toEqual(["1: 1", "2: 11", "2: 12", "1: 2", "2: 21"]);

    failing.clear();
    requested.length = 0;
    collection.run.retry();
    await settled(collection);
    expect(requested.toSorted()).toEqual(["children 11", "page 11 de", "page 2 de"]);
    expect(numbers(collection.data())).toHaveLength(6);
    expect(collection.data().codes[5]?.texts[1]?.name).toBe("21 in de");
  });

  test("that the service omits are reported as a failure, and loaded codes are kept", async () => {
    const { source, requested, gaps } = createTestSource(TREE);
    gaps.set("1", new Error("1 of 2"));
    const collection = collectCodes(source, whole);
    const failures = () => collection.run.getProgress().failures;
    const retry = async (): Promise<string[]> => {
      requested.length = 0;
      collection.run.retry();
      await settled(collection);
      return requested;
    };
    await runToEnd(collection);
    expect(numbers(collection.data())).toHaveLength(6);
    expect(failures()).toMatchObject([
      { job: { label: text("exporting.partBelow", { name: "1" }) }, error: { message: "1 of 2" } },
    ]);
    await expect(retry()).resolves.toEqual(["children 1"]);
    expect(failures()).toHaveLength(1);
    gaps.clear();
    await expect(retry()).resolves.toEqual(["children 1"]);
    expect(failures()).toEqual([]);
    expect(numbers(collection.data())).toHaveLength(6);
  });

  test("are requested four at a time at most, and not after cancellation", async () => {
    const wide = Array.from({ length: 30 }, (_, index) => ({
      number: `${index}`,
      children: [{ number: `${index}.1` }],
    }));
    const { source, requested, most } = createTestSource(wide);
    const collection = collectCodes(source, whole);
    await runToEnd(collection);
    expect(requested).toHaveLength(32);
    expect(most()).toBe(4);

    const stopped = createTestSource(wide);
    const second = collectCodes(stopped.source, whole);
    second.run.start();
    second.run.stop();
    await settled(second);
    expect(stopped.requested).toHaveLength(2);
    second.run.start();
    await settled(second);
    expect(numbers(second.data())).toHaveLength(60);
  });
});

test("hits of a search have texts, but no level or path", async () => {
  const { source } = createTestSource();
  const hit = (culture: string | null) => ({
    ...summary("7", culture),
    classNumber: "7",
    hasCodes: false,
    technicalDefinition: culture === "de" ? "Eine Definition" : null,
    defaultTechnicalDefinition: null,
  });
  const others = [hit("de")];
  const collection = collectHits(source, {
    versionGuid: "c",
    what: "Codes 7",
    culture: "nb",
    cultures: ["nb", "de"],
    fetchHits: () => Promise.resolve({ items: [hit("nb")], gap: null }),
    fetchCode: (code, culture) =>
      Promise.resolve(culture === "de" && code.classNumber === "7" ? (others.pop() ?? null) : null),
  });
  const data = await runToEnd(collection);
  expect(data).toMatchObject({ kind: "codes", what: "Codes 7" });
  expect(data.codes).toMatchObject([
    {
      level: null,
      parent: null,
      texts: [
        { name: "7 in nb", definition: null },
        { name: "7 in de", definition: "Eine Definition" },
      ],
    },
  ]);
});

test("a hit that the service does not return in another culture is reported as a failure", async () => {
  const { source } = createTestSource();
  const hit = { ...summary("7", "nb"), classNumber: null, hasCodes: false };
  const collection = collectHits(source, {
    versionGuid: "c",
    what: "Codes 7",
    culture: "nb",
    cultures: ["nb", "de"],
    fetchHits: () =>
      Promise.resolve({
        items: [{ ...hit, technicalDefinition: null, defaultTechnicalDefinition: null }],
        gap: null,
      }),
    fetchCode: () => Promise.resolve(null),
  });
  const data = await runToEnd(collection);
  expect(collection.run.getProgress().failures).toMatchObject([
    { job: { label: text("exporting.partInCulture", { part: "Default 7", culture: "de" }) } },
  ]);
  expect(data.codes).toMatchObject([{ texts: [{ name: "7 in nb" }, { name: null }] }]);
});
