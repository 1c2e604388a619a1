import * as fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { allOf, notations, tree as codes, treesOf } from "./class-number/notations.fixture.ts";
import { isVisible, pathTo } from "./code-node.ts";
import type { CodeTree } from "./code-tree.ts";
import type { LookupStrategy } from "./loading/lookup-strategy.ts";
import { revealCode } from "./reveal-code.ts";
import {
  linesOf,
  failure,
  keyOf,
  quiet,
  rowOf,
  startedTree,
  TestService,
  treeOver,
} from "./service.fixture.ts";

const WAYS: LookupStrategy[] = ["class-number", "search-term", "code-guid"];
const never = new AbortController().signal;

async function reveal(tree: CodeTree, number: string, signal = never, onProgress = vi.fn<() => void>()) {
  return revealCode(tree, { versionGuid: keyOf(number), classNumber: number }, signal, onProgress);
}

/** Observes a search and handles its rejection. */
function watched<T>(search: Promise<T>): { outcome: () => T | Error | undefined } {
  let outcome: T | Error | undefined;
  const watch = async (): Promise<void> => {
    try {
      outcome = await search;
    } catch (error) {
      outcome = error instanceof Error ? error : new Error("no error");
    }
  };
  void watch();
  return { outcome: () => outcome };
}

describe.each(WAYS)("with a service that supports %s", (kind) => {
  test.each(Object.entries(notations))(
    "finds every code, opens what is above it, and asks for little else: %s",
    async (_family, family) => {
      await fc.assert(
        fc.asyncProperty(treesOf(family, 30), fc.nat(), async ({ roots }, choice) => {
          const all = allOf(roots);
          const target = all[choice % all.length];
          if (target === undefined) return;
          const service = new TestService(roots, { kind });
          const tree = treeOver(service);
          const search = reveal(tree, target.number);
          tree.start();
          const node = await search;
          await quiet();
          expect(node?.key).toBe(keyOf(target.number));
          expect(node !== null && isVisible(node)).toBe(true);
          const path = node === null ? [] : pathTo(node).map(({ code }) => code.classNumber);
          const above: string[] = [];
          for (let at: typeof target | null = target; at !== null; at = at.parent) above.unshift(at.number);
          expect(path).toEqual(above);
          for (const number of above.slice(0, -1)) expect(rowOf(tree, number)?.expanded).toBe(true);
          // At most seven requests to find the strategy, one for the first level, and one for each level below.
          expect(service.sent.length).toBeLessThanOrEqual(7 + above.length);
          expect(node?.open).toBe(false);
        }),
        { numRuns: 40, seed: 21 },
      );
    },
  );
});

test("finds names by searching the branches, some at a time, with progress", async () => {
  const roots = codes(
    "IfcObject > IfcElement > IfcWall > IfcWallStandardCase",
    "IfcObject > IfcProduct > IfcDoor",
    "IfcActor > IfcPerson",
    ...Array.from(
      { length: 8 },
      (_, index) => `IfcOther${"abcdefgh".charAt(index)} > IfcThing${"abcdefgh".charAt(index)}`,
    ),
  );
  const service = new TestService(roots, { kind: "code-guid" });
  const tree = await startedTree(service);
  service.holds = true;
  const onProgress = vi.fn<() => void>();
  const search = watched(reveal(tree, "IfcWallStandardCase", never, onProgress));
  await quiet();
  expect(service.sent.slice(1).filter(({ signal }) => !signal.aborted)).toHaveLength(4);
  service.respondAll();
  await quiet();
  expect(search.outcome()).toMatchObject({ key: keyOf("IfcWallStandardCase") });
  expect(onProgress.mock.calls[0]).toEqual([{ searchedBranches: 1 }]);
  expect(linesOf(tree).slice(0, 5)).toEqual([
    "-IfcObject",
    "  -IfcElement",
    "    -IfcWall",
    "      IfcWallStandardCase",
    "  +IfcProduct",
  ]);
  // Branches that were searched stay closed.
  expect(rowOf(tree, "IfcActor")?.expanded).toBe(false);
});

test("finds a code without a number in its address", async () => {
  const tree = await startedTree(new TestService(codes("A > AB > ABC", "B > BA")));
  const node = await revealCode(
    tree,
    { versionGuid: keyOf("ABC"), classNumber: null },
    never,
    vi.fn<() => void>(),
  );
  expect(node !== null && isVisible(node)).toBe(true);
});

test("finds a code with a misleading number", async () => {
  const tree = await startedTree(new TestService(codes("A > AB", "B > X1"), { kind: "code-guid" }));
  const node = await revealCode(
    tree,
    { versionGuid: keyOf("X1"), classNumber: "AB" },
    never,
    vi.fn<() => void>(),
  );
  expect(node?.parent?.key).toBe(keyOf("B"));
});

test("a loaded code needs no request, and an unknown code is not found", async () => {
  const service = new TestService(codes("A > AB", "B > BA", "C"));
  const tree = await startedTree(service);
  expect(await reveal(tree, "AB")).not.toBe(null);
  const before = service.sent.length;
  tree.setOpen(keyOf("A"), false);
  expect(await reveal(tree, "AB")).not.toBe(null);
  expect(rowOf(tree, "A")?.expanded).toBe(true);
  expect(service.sent).toHaveLength(before);
  expect(await reveal(tree, "ABX")).toBe(null);
  expect(await reveal(tree, "Z")).toBe(null);
  expect(service.sent).toHaveLength(before + 1);
});

test("gives up after many branches", async () => {
  const roots = codes(
    ...Array.from({ length: 600 }, (_, index) => `Name ${String(index)} > Thing ${String(index)}`),
  );
  const service = new TestService(roots, { kind: "code-guid" });
  const tree = await startedTree(service);
  const requested = service.sent.length;
  expect(await reveal(tree, "Nowhere")).toBe(null);
  expect(service.sent.length - requested).toBe(400);
});

test("an abort rejects with its reason and removes all listeners, at any time", async () => {
  const service = new TestService(codes("A > AB > ABC > ABCD > ABCDE", "B > BA"), { kind: "code-guid" });
  const tree = treeOver(service);
  const left = vi.fn<() => void>();
  const joined = vi.fn<() => void>();
  const { subscribe } = tree;
  Object.assign(tree, {
    subscribe: (listener: () => void) => {
      const leave = subscribe(listener);
      joined();
      return () => {
        left();
        return leave();
      };
    },
  });
  const reason = new Error("enough");
  await expect(reveal(tree, "ABCDE", AbortSignal.abort(reason))).rejects.toBe(reason);
  for (const answers of [0, 1, 2]) {
    const controller = new AbortController();
    service.holds = true;
    const search = watched(reveal(tree, "ABCDE", controller.signal));
    tree.start();
    for (let left = answers; left > 0; left -= 1) {
      service.sent.at(-1)?.respond();
      await quiet();
    }
    controller.abort(reason);
    await quiet();
    expect(search.outcome()).toBe(reason);
    expect(left).toHaveBeenCalledTimes(joined.mock.calls.length);
    tree.stop();
  }
});

test("the search waits for the retry of a failed page", async () => {
  const state = { broken: true };
  const service = new TestService(codes("A > AB > ABC", "B"), {
    kind: "code-guid",
    fail: ({ lookup }) => (state.broken && lookup.versionGuid === keyOf("AB") ? failure(503) : null),
  });
  const tree = await startedTree(service);
  const search = watched(reveal(tree, "ABC"));
  await quiet();
  expect(search.outcome()).toBe(undefined);
  expect(linesOf(tree)).toEqual(["-A", "  -AB", "    (failed)", "B"]);
  state.broken = false;
  tree.retry(keyOf("AB"));
  await quiet();
  expect(search.outcome()).toMatchObject({ key: keyOf("ABC") });
});

test("a failed branch does not stop the search of the others", async () => {
  const service = new TestService(codes("Roof > Tile", "Wall > Brick"), {
    kind: "code-guid",
    fail: ({ lookup }) => (lookup.versionGuid === keyOf("Roof") ? failure(503) : null),
  });
  const tree = await startedTree(service);
  expect(await reveal(tree, "Brick")).toMatchObject({ key: keyOf("Brick") });
  expect(await reveal(tree, "Nowhere")).toBe(null);
});

test("closing a branch during the search does not block it", async () => {
  const service = new TestService(codes("A > AB > ABC", "B"), { kind: "code-guid" });
  const tree = await startedTree(service);
  service.holds = true;
  const search = watched(reveal(tree, "ABC"));
  await quiet();
  const before = service.sent.at(-1);
  tree.setOpen(keyOf("A"), false);
  expect(before?.signal.aborted).toBe(true);
  service.respondAll();
  await quiet();
  expect(search.outcome()).toMatchObject({ key: keyOf("ABC") });
  expect(linesOf(tree)).toEqual(["-A", "  -AB", "    ABC", "B"]);
});
