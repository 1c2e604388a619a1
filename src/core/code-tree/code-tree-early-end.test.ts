import { describe, expect, test } from "vitest";
import { tree as codes } from "./class-number/notations.fixture.ts";
import { linesOf, quiet, startedTree, TestService } from "./service.fixture.ts";

describe("a service that stops before its total", () => {
  test("is reported, and a retry requests the rest", async () => {
    const state = { empty: true };
    const service = new TestService(codes("1", "2", "3", "4", "5"), {
      cap: 2,
      order: (all) => (state.empty ? all.slice(0, 2) : all),
      total: () => 5,
    });
    const tree = await startedTree(service);
    expect(linesOf(tree)).toEqual(["1", "2", "(ended-early 2/5)"]);
    state.empty = false;
    const before = service.sent.length;
    tree.retry(null);
    await quiet();
    expect(linesOf(tree)).toEqual(["1", "2", "3", "4", "5"]);
    expect(service.sent.slice(before).map(({ skip }) => skip)).toEqual([2, 4]);
  });

  test("does not loop if the total is too large by one", async () => {
    const service = new TestService(codes("1", "2", "3"), { total: (real) => real + 1 });
    const tree = await startedTree(service);
    for (const _ of [1, 2]) {
      expect(linesOf(tree)).toEqual(["1", "2", "3", "(ended-early 3/4)"]);
      tree.retry(null);
      expect(linesOf(tree)).toEqual(["1", "2", "3", "(loading 3/4)"]);
      await quiet();
    }
  });

  test("with a duplicate code shows it once and is complete", async () => {
    const service = new TestService(codes("1", "2", "3", "4"), {
      cap: 2,
      order: (all) => [...all, ...all.slice(0, 1)],
    });
    const tree = await startedTree(service);
    expect(linesOf(tree)).toEqual(["1", "2", "3", "4"]);
    expect(service.sent.map(({ skip }) => skip)).toEqual([0, 2, 4]);
  });
});
