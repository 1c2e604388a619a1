import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ClassificationCode } from "#core/api/resources/classifications.ts";
import { allOf, notations, type TestCode, treesOf } from "./class-number/notations.fixture.ts";
import type { CodeTree } from "./code-tree.ts";
import { type LookupStrategy, StrategyMemory } from "./loading/lookup-strategy.ts";
import { codeRows, keyOf, quiet, startedTree, TestService } from "./service.fixture.ts";

const WAYS: LookupStrategy[] = ["class-number", "search-term", "code-guid"];

/** Opens every code, level by level. */
async function openAll(tree: CodeTree): Promise<void> {
  // No notation used here has more levels.
  for (let level = 1; level <= 5; level += 1) {
    const closed = codeRows(tree).filter(({ expanded }) => expanded === false);
    for (const { key } of closed) {
      tree.setOpen(key, true);
      await quiet();
    }
  }
}

/** The expected rows of the whole tree. */
function expectedRows(nodes: readonly TestCode[], level = 1): object[] {
  return nodes.flatMap((node, index) => [
    {
      key: keyOf(node.number),
      level,
      position: index + 1,
      siblings: nodes.length,
      expanded: node.children.length > 0 ? true : null,
      busy: false,
    },
    ...expectedRows(node.children, level + 1),
  ]);
}

/** If the service orders codes differently from the tree, only the parent of each code is compared. */
function structure(tree: CodeTree): Record<string, string | null> {
  return Object.fromEntries(codeRows(tree).map(({ key }) => [key, tree.node(key)?.parent?.key ?? null]));
}

function trueStructure(roots: readonly TestCode[]): Record<string, string | null> {
  return Object.fromEntries(
    allOf(roots).map(({ number, parent }) => [keyOf(number), parent === null ? null : keyOf(parent.number)]),
  );
}

/** The requests sent, each as a text. */
function requested(service: TestService): string[] {
  return service.sent.map(({ lookup, skip }) => JSON.stringify([lookup, skip]));
}

const settings = fc.record({
  take: fc.integer({ min: 1, max: 60 }),
  cap: fc.integer({ min: 3, max: 50 }),
  unknownGuid: fc.constantFrom("404" as const, "first level" as const, "nothing" as const),
});

for (const kind of WAYS) {
  describe(`a service that answers by ${kind}`, () => {
    test.each(Object.entries(notations))(
      "shows every code where it belongs, once: %s",
      async (_family, family) => {
        await fc.assert(
          fc.asyncProperty(treesOf(family, 30), settings, async ({ roots }, { take, cap, unknownGuid }) => {
            const service = new TestService(roots, { kind, cap, unknownGuid });
            const tree = await startedTree(service, { take });
            await openAll(tree);
            expect(tree.getSnapshot().rows).toMatchObject(expectedRows(roots));
            expect(tree.getSnapshot().rows).toHaveLength(allOf(roots).length);
            expect(new Set(requested(service)).size).toBe(service.sent.length);
          }),
          { numRuns: 60, seed: 5 },
        );
      },
    );

    test.each(Object.entries(notations))("whatever the order of the answers: %s", async (_family, family) => {
      await fc.assert(
        fc.asyncProperty(treesOf(family, 30), settings, fc.nat(), async ({ roots }, { take, cap }, seed) => {
          const order = (codes: ClassificationCode[]) =>
            codes.toSorted((a, b) => rank(a, seed) - rank(b, seed));
          const service = new TestService(roots, { kind, cap, order });
          const tree = await startedTree(service, { take });
          await openAll(tree);
          expect(structure(tree)).toEqual(trueStructure(roots));
          expect(tree.getSnapshot().rows).toHaveLength(allOf(roots).length);
        }),
        { numRuns: 60, seed: 6 },
      );
    });

    test.each(Object.entries(notations))(
      "finds the way once and remembers it: %s",
      async (_family, family) => {
        await fc.assert(
          fc.asyncProperty(treesOf(family, 30), async ({ roots }) => {
            const service = new TestService(roots, { kind });
            const strategies = new StrategyMemory();
            const tree = await startedTree(service, { strategies });
            const parents = allOf(roots).filter(({ children }) => children.length > 0);
            const [first] = parents;
            if (first === undefined) return;
            tree.setOpen(keyOf(first.number), true);
            await quiet();
            // Two numbers with at most three strategies, a third number where the siblings add one, and the first level.
            expect(service.sent.length).toBeLessThanOrEqual(1 + 3 + 3 + 1);
            const before = service.sent.length;
            await openAll(tree);
            expect(tree.getSnapshot().rows).toHaveLength(allOf(roots).length);
            const others = service.sent.slice(before);
            for (const { lookup } of others) expect(wayOf(lookup)).toBe(kind);
            const levels = parents.filter(({ parent }) => parent === null || kind === "code-guid");
            expect(others).toHaveLength(levels.length - 1);
            // Another classification of the same service reuses the strategy.
            const other = await startedTree(service, { strategies });
            tree.stop();
            const again = service.sent.length;
            other.setOpen(keyOf(first.number), true);
            await quiet();
            expect(service.sent.slice(again).map(({ lookup }) => wayOf(lookup))).toEqual([kind]);
          }),
          { numRuns: 60, seed: 7 },
        );
      },
    );
  });
}

function wayOf({ classNumber, searchTerm }: { classNumber?: string; searchTerm?: string }): LookupStrategy {
  return classNumber !== undefined ? "class-number" : searchTerm !== undefined ? "search-term" : "code-guid";
}

/** An arbitrary but stable order, unrelated to the numbers. */
function rank({ versionGuid }: ClassificationCode, seed: number): number {
  return [...(versionGuid ?? "")].reduce(
    (hash, character) => (hash * 31 + character.charCodeAt(0)) % 1_000_003,
    seed % 997,
  );
}
