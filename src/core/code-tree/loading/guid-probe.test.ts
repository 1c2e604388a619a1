import { describe, expect, test } from "vitest";
import { tree as codes } from "../class-number/notations.fixture.ts";
import {
  brokenService,
  CLASSIFICATION,
  codeRows,
  linesOf,
  failure,
  keyOf,
  open,
  quiet,
  startedTree,
  TestService,
  strategiesTried,
} from "../service.fixture.ts";
import { StrategyMemory } from "./lookup-strategy.ts";

describe("whether the service accepts the GUID of a code", () => {
  /** Some numbers extend those of their parents, and some do not. */
  const MIXED = codes("21 > 21.1 > 21.1.1", "21 > SfB-22 > SfB-22.5", "30 > 30.1");
  const ALL = ["-21", "  -21.1", "    21.1.1", "  -SfB-22", "    SfB-22.5", "-30", "  30.1"];
  const fresh = (service: TestService) => startedTree(service, { strategies: new StrategyMemory() });

  test("is found out by one small request: where it does, all children are shown", async () => {
    const service = new TestService(MIXED, { supports: ["class-number", "search-term", "code-guid"] });
    const tree = await fresh(service);
    await open(tree, "21", "21.1", "SfB-22", "30");
    expect(linesOf(tree)).toEqual(ALL);
    expect(tree.getSnapshot().placedByNumber).toBeNull();
    const requests = service.sent.slice(1).map(({ lookup, take }) => [lookup.versionGuid, take]);
    expect(requests).toEqual([
      [keyOf("21"), 1],
      [keyOf("21"), 200],
      [keyOf("21.1"), 200],
      [keyOf("SfB-22"), 200],
      [keyOf("30"), 200],
    ]);
  });

  test.each(["404", "first level", "nothing"] as const)(
    "where it does not (%s), the children are those that the numbers tell, and that is said",
    async (unknownGuid) => {
      const service = new TestService(MIXED, { unknownGuid });
      const tree = await fresh(service);
      expect(tree.getSnapshot().placedByNumber).toBeNull();
      await open(tree, "21", "21.1", "30");
      expect(linesOf(tree)).toEqual(["-21", "  -21.1", "    21.1.1", "-30", "  30.1"]);
      expect(tree.getSnapshot().placedByNumber).toEqual({ sharedNumbers: [] });
      expect(strategiesTried(service)).toEqual(["code-guid", "class-number", "class-number"]);
      expect(service.sent[1]?.take).toBe(1);
    },
  );

  test.each([403, 500, 503])(
    "is not accepted if the request fails with %s and those by number do not",
    async (status) => {
      const service = new TestService(MIXED, {
        fail: ({ lookup }) => (lookup.versionGuid === CLASSIFICATION ? null : failure(status)),
      });
      const tree = await fresh(service);
      await open(tree, "21", "30");
      expect(linesOf(tree)).toEqual(["-21", "  +21.1", "-30", "  30.1"]);
      expect(strategiesTried(service)).toEqual(["code-guid", "class-number", "class-number"]);
    },
  );

  test("is not decided by an outage", async () => {
    const { service, mend } = brokenService(MIXED, { kind: "code-guid" });
    const tree = await fresh(service);
    await open(tree, "21");
    expect(linesOf(tree)).toEqual(["-21", "  (failed)", "+30"]);
    mend();
    tree.retry(keyOf("21"));
    await quiet();
    expect(linesOf(tree)).toEqual(["-21", "  +21.1", "  +SfB-22", "+30"]);
  });

  test("is not decided by a code that has no children in spite of hasCodes", async () => {
    const [childless, ...others] = codes("10 > 10.1", "21 > 21.1", "21 > SfB-22");
    if (childless === undefined) throw new Error("no code");
    const service = new TestService([{ ...childless, children: [] }, ...others], { kind: "code-guid" });
    const tree = await fresh(service);
    await open(tree, "10", "21");
    expect(linesOf(tree)).toEqual(["-10", "  (childless)", "-21", "  21.1", "  SfB-22"]);
  });

  test("is found out once, however many codes are opened at once", async () => {
    for (const unknownGuid of ["404", "nothing"] as const) {
      const roots = codes(...Array.from({ length: 9 }, (_, index) => `${index + 1}0 > ${index + 1}0.1`));
      const service = new TestService(roots, { unknownGuid });
      const tree = await fresh(service);
      tree.openSiblings(keyOf("10"));
      await quiet();
      expect(codeRows(tree)).toHaveLength(18);
      expect(strategiesTried(service).filter((way) => way === "code-guid")).toHaveLength(1);
    }
  });

  test("is found out by the next code if the first is closed meanwhile", async () => {
    const service = new TestService(MIXED, { kind: "code-guid" });
    const tree = await fresh(service);
    service.holds = true;
    tree.setOpen(keyOf("21"), true);
    expect(linesOf(tree)).toEqual(["-21…", "  (loading 0/null)", "+30"]);
    tree.setOpen(keyOf("30"), true);
    tree.setOpen(keyOf("21"), false);
    expect(service.sent[1]?.signal.aborted).toBe(true);
    await quiet();
    service.respondAll();
    await quiet();
    expect(linesOf(tree)).toEqual(["+21", "-30", "  30.1"]);
    expect(service.sent.slice(2).map(({ take }) => take)).toEqual([1, 200]);
  });
});
