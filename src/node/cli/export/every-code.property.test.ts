import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { ClassificationCode } from "#core/api/resources/classifications.ts";
import { allOf, codeOf, type TestCode } from "#core/code-tree/class-number/notations.fixture.ts";
import { parentsByNumber } from "#core/code-tree/class-number/parents-by-number.ts";
import { createCodeSource } from "#core/code-tree/code-source.ts";
import type { CodeTree } from "#core/code-tree/code-tree.ts";
import { type LookupStrategy, StrategyMemory } from "#core/code-tree/loading/lookup-strategy.ts";
import {
  CLASSIFICATION,
  codeRows,
  quiet,
  type ServiceOptions,
  startedTree,
  TestService,
  treeOver,
} from "#core/code-tree/service.fixture.ts";
import { readGuessed } from "#core/files/read/formats/table/tables.fixture.ts";
import { textFile } from "#core/files/read/reading.fixture.ts";
import { collectCodes } from "#core/files/write/collect/collect-codes.ts";
import { createTestSource, runToEnd } from "#core/files/write/collect/source.fixture.ts";

/** More runs take longer: 10,000 take half a minute. */
const RUNS = Number(process.env["EVERY_CODE_RUNS"] ?? 200);
const TIMEOUT_MS = 30_000 + RUNS * 10;

const NUMBERS: Record<string, (above: string, part: string) => string> = {
  none: () => "",
  unrelated: (_, part) => `Q${part}`,
  "the same": (above) => above,
  "filled up": (above, part) => `${above}${part}00`,
};

/** How a number relates to the number above it. */
const relation = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(".", "-", "_", " ", "") },
  { weight: 2, arbitrary: fc.constantFrom(...Object.keys(NUMBERS)) },
);

const pick = fc.record({
  above: fc.nat(30),
  relation,
  part: fc.oneof(fc.integer({ min: 0, max: 30 }).map(String), fc.constantFrom("A", "B", "AB", "00", "10")),
});

/** Trees whose numbers may or may not extend those above them, and may occur twice. */
const trees = fc.array(pick, { minLength: 1, maxLength: 14 }).map((picks) => {
  const roots: TestCode[] = [];
  const all: TestCode[] = [];
  for (const [index, { above, relation: how, part }] of picks.entries()) {
    const parent = all[above % (all.length + 1)] ?? null;
    const prefix = parent?.number ?? "";
    const number = NUMBERS[how]?.(prefix, part) ?? (prefix === "" ? part : prefix + how + part);
    const code = codeOf(number, {
      versionGuid: `guid ${index}`,
      classNumber: number === "" ? null : number,
    });
    const node: TestCode = { code, number, parent, children: [] };
    (parent?.children ?? roots).push(node);
    all.push(node);
  }
  for (const { code, children } of all) Object.assign(code, { hasCodes: children.length > 0 });
  return roots;
});

const services: fc.Arbitrary<ServiceOptions> = fc.record({
  supports: fc.subarray<LookupStrategy>(["class-number", "search-term", "code-guid"]),
  unknownGuid: fc.constantFrom("404" as const, "first level" as const, "nothing" as const),
  ignoresClassNumber: fc.boolean(),
  cap: fc.constantFrom(2, 5, 500),
});

async function openAll(tree: CodeTree): Promise<void> {
  for (;;) {
    const closed = codeRows(tree).filter(({ expanded }) => expanded === false);
    if (closed.length === 0) return;
    for (const { key } of closed) tree.setOpen(key, true);
    await quiet();
  }
}

/** The version GUID of each code with that of its parent, according to `parentOf`. */
function structure(
  codes: readonly ClassificationCode[],
  parentOf: (code: ClassificationCode) => ClassificationCode | null | undefined,
): Record<string, string | null> {
  return Object.fromEntries(
    codes.map((code) => [code.versionGuid ?? "", parentOf(code)?.versionGuid ?? null]),
  );
}

const shownIn = (tree: CodeTree) =>
  structure(
    codeRows(tree).map(({ code }) => code),
    (code) => tree.node(code.versionGuid ?? "")?.parent?.code,
  );

/** The codes that some lookup of the service returns. */
function available(
  roots: readonly TestCode[],
  { supports, ignoresClassNumber }: ServiceOptions,
): ClassificationCode[] {
  const codes = allOf(roots).map(({ code }) => code);
  const firstLevel = new Set(roots.map(({ code }) => code));
  if (supports?.includes("code-guid") === true) return codes;
  const findsNumbers = ignoresClassNumber === true ? ["search-term"] : ["search-term", "class-number"];
  if (supports?.some((strategy) => findsNumbers.includes(strategy)) !== true) return [...firstLevel];
  const parents = parentsByNumber(codes, [...firstLevel]);
  return codes.filter((code) => {
    let at: ClassificationCode | undefined = code;
    while (at !== undefined && !firstLevel.has(at)) at = parents.get(at);
    return at !== undefined;
  });
}

test(
  "every code that a service has by any lookup is shown and exported",
  async () => {
    await fc.assert(
      fc.asyncProperty(trees, services, async (roots, options) => {
        const all = allOf(roots);
        const service = new TestService(roots, options);
        const tree = await startedTree(service, { strategies: new StrategyMemory() });
        await openAll(tree);
        const shown = shownIn(tree);
        expect(codeRows(tree)).toHaveLength(Object.keys(shown).length);
        const { rows, placedByNumber } = tree.getSnapshot();
        const keys = available(roots, options).map(({ versionGuid }) => versionGuid);
        expect(Object.keys(shown)).toEqual(expect.arrayContaining(keys));
        // The tree names the parents of codes that are missing or elsewhere.
        const named = new Set(rows.flatMap((row) => (row.kind === "childless" ? [row.parent] : [])));
        const unnamed = all.filter(
          ({ code, parent }) =>
            placedByNumber === null &&
            shown[code.versionGuid ?? ""] !== (parent?.code.versionGuid ?? null) &&
            !named.has(parent?.code.versionGuid ?? null) &&
            (parent === null || Object.hasOwn(shown, parent.code.versionGuid ?? "")),
        );
        expect(unnamed).toEqual([]);

        const exported = new TestService(roots, options);
        const { source } = createTestSource();
        const data = await runToEnd(
          collectCodes(
            {
              ...source,
              codes: () =>
                createCodeSource({
                  tree: treeOver(exported, { strategies: new StrategyMemory() }),
                  classification: CLASSIFICATION,
                  culture: null,
                  fetchCodes: exported.fetchCodes,
                  take: 200,
                }),
            },
            { versionGuid: CLASSIFICATION, extent: { kind: "whole" }, cultures: [null] },
          ),
        );
        const parents = new Map(
          data.codes.map(({ concept, parent }) => [concept, data.codes[parent ?? -1]?.concept]),
        );
        expect(structure([...parents.keys()], (code) => parents.get(code))).toEqual(shown);
        expect(data.notes).toHaveLength(placedByNumber === null ? 0 : 1);
      }),
      { numRuns: RUNS, seed: 24 },
    );
  },
  TIMEOUT_MS,
);

/** A table of the codes, depth first, with their levels; names identify them. */
function tableOf(roots: readonly TestCode[]): string {
  const lines = (nodes: readonly TestCode[], level: number): string[] =>
    nodes.flatMap(({ code, number, children }) => [
      `${level},"${number}",${code.versionGuid}`,
      ...lines(children, level + 1),
    ]);
  return ["Level,Number,Name", ...lines(roots, 1)].join("\n");
}

test(
  "every code of a table is read, below the code that its level names",
  async () => {
    await fc.assert(
      fc.asyncProperty(trees, async (roots) => {
        const { model } = await readGuessed(textFile("codes.csv", tableOf(roots)));
        const codes = model.classifications.flatMap((classification) => classification.codes);
        const nameOf = new Map(codes.map(({ key, defaultName }) => [key, defaultName]));
        expect(
          codes.map(({ defaultName, parent }) => [defaultName, nameOf.get(parent ?? "") ?? null]),
        ).toEqual(
          allOf(roots).map(({ code, parent }) => [code.versionGuid, parent?.code.versionGuid ?? null]),
        );
      }),
      { numRuns: RUNS, seed: 24 },
    );
  },
  TIMEOUT_MS,
);
