import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { tree as codes } from "./class-number/notations.fixture.ts";
import {
  codeRows,
  linesOf,
  failure,
  keyOf,
  open,
  quiet,
  rowOf,
  type ServiceOptions,
  startedTree,
  TestService,
} from "./service.fixture.ts";

/** A code with twenty children: `1 > 1.1`, `1.2`, ... */
const WIDE = codes(...Array.from({ length: 20 }, (_, index) => `1 > 1.${String(index + 1)}`), "2");

test("children appear page by page, with counts and a busy parent", async () => {
  const service = new TestService(WIDE, { kind: "code-guid", cap: 8 });
  const tree = await startedTree(service);
  service.holds = true;
  tree.setOpen(keyOf("1"), true);
  expect(linesOf(tree)).toEqual(["-1…", "  (loading 0/null)", "2"]);
  expect(tree.getSnapshot().opened).toBeNull();
  service.sent[1]?.respond();
  await quiet();
  expect(linesOf(tree)).toHaveLength(11);
  expect(linesOf(tree)[9]).toBe("  (loading 8/20)");
  expect(rowOf(tree, "1.3")).toMatchObject({ position: 3, siblings: 20, level: 2 });
  service.respondAll();
  await quiet();
  expect(linesOf(tree)).toHaveLength(22);
  expect(tree.getSnapshot().opened).toMatchObject({ code: { classNumber: "1" }, children: 20 });
  expect(
    codeRows(tree)
      .filter(({ level }) => level === 2)
      .map(({ position }) => position),
  ).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
});

test("closing cancels pending requests, and reopening resumes", async () => {
  const service = new TestService(WIDE, { cap: 5 });
  const tree = await startedTree(service);
  service.holds = true;
  tree.setOpen(keyOf("1"), true);
  service.sent[1]?.respond();
  await quiet();
  // 21 codes have a number that begins with 1, including the code itself.
  expect(linesOf(tree)).toContain("  (loading 5/21)");
  // The number of children is unknown until they are all loaded.
  expect(rowOf(tree, "1.1")).toMatchObject({ position: 1, siblings: 4 });
  const inFlight = service.sent.slice(2);
  expect(inFlight.map(({ skip }) => skip)).toEqual([5, 10, 15, 20]);
  tree.setOpen(keyOf("1"), false);
  expect(inFlight.map(({ signal }) => signal.aborted)).toEqual([true, true, true, true]);
  await quiet();
  expect(linesOf(tree)).toEqual(["+1", "2"]);
  expect(service.sent).toHaveLength(6);
  service.holds = false;
  await open(tree, "1");
  expect(service.sent.slice(6).map(({ skip }) => skip)).toEqual([5, 10, 15, 20]);
  expect(linesOf(tree)).toHaveLength(22);
});

test("closing a code cancels only the requests below it", async () => {
  const service = new TestService(codes("A > AB > ABA > ABAA", "B > BA"), { kind: "code-guid" });
  const tree = await startedTree(service);
  await open(tree, "A", "AB");
  service.holds = true;
  tree.setOpen(keyOf("ABA"), true);
  tree.setOpen(keyOf("B"), true);
  const [below, beside] = service.sent.slice(-2);
  tree.setOpen(keyOf("A"), false);
  expect(below?.signal.aborted).toBe(true);
  expect(beside?.signal.aborted).toBe(false);
  service.respondAll();
  await quiet();
  expect(linesOf(tree)).toEqual(["+A", "-B", "  BA"]);
  await open(tree, "A");
  expect(linesOf(tree)).toEqual(["-A", "  -AB", "    -ABA", "      ABAA", "-B", "  BA"]);
});

test("a code loaded with another's lookup is busy during that, and closing it cancels nothing", async () => {
  const service = new TestService(codes("A > AB > ABA", "A > AB > ABB", "A > AC"), { cap: 3 });
  const tree = await startedTree(service);
  service.holds = true;
  tree.setOpen(keyOf("A"), true);
  service.sent[1]?.respond();
  await quiet();
  tree.setOpen(keyOf("AB"), true);
  expect(linesOf(tree)).toEqual(["-A…", "  -AB…", "    ABA", "    (loading 3/5)", "  (loading 3/5)"]);
  tree.setOpen(keyOf("AB"), false);
  expect(service.sent[2]?.signal.aborted).toBe(false);
  tree.setOpen(keyOf("AB"), true);
  service.respondAll();
  await quiet();
  expect(linesOf(tree)).toEqual(["-A", "  -AB", "    ABA", "    ABB", "  AC"]);
  expect(service.sent).toHaveLength(3);
});

/** A service whose response for A says nothing about the codes below AB. */
function silentAboutAB(options: ServiceOptions = {}): TestService {
  return new TestService(codes("A > AB > ABA", "A > AC", "A > AD"), {
    order: (all) =>
      all.some(({ classNumber }) => classNumber === "AC")
        ? all.filter(({ classNumber }) => classNumber !== "ABA")
        : all,
    ...options,
  });
}

test("a code opened during another's lookup sends its own if that returns none of its children", async () => {
  const service = silentAboutAB({ cap: 2 });
  const tree = await startedTree(service);
  service.holds = true;
  tree.setOpen(keyOf("A"), true);
  service.sent[1]?.respond();
  await quiet();
  tree.setOpen(keyOf("AB"), true);
  expect(service.sent).toHaveLength(3);
  service.respondAll();
  await quiet();
  expect(service.sent).toHaveLength(4);
  expect(linesOf(tree)).toEqual(["-A", "  -AB", "    ABA", "  AC", "  AD"]);
});

test("children loaded by a code's own lookup stay when its level is loaded again", async () => {
  const service = silentAboutAB({ total: (real) => Math.max(real, 5) });
  const tree = await startedTree(service);
  await open(tree, "A", "AB");
  const before = linesOf(tree);
  expect(before.slice(0, 3)).toEqual(["-A", "  -AB", "    ABA"]);
  const requested = service.sent.length;
  tree.retry(keyOf("A"));
  await quiet();
  expect(linesOf(tree)).toEqual(before);
  expect(service.sent).toHaveLength(requested + 1);
});

test("if only direct children are returned, the next level does not wait for the whole list", async () => {
  const service = new TestService(codes("A > AB > ABA", "A > AC", "A > AD"), { kind: "code-guid", cap: 1 });
  const tree = await startedTree(service);
  service.holds = true;
  tree.setOpen(keyOf("A"), true);
  service.sent.at(-1)?.respond();
  await quiet();
  tree.setOpen(keyOf("AB"), true);
  expect(service.sent.at(-1)?.lookup).toEqual({ versionGuid: keyOf("AB") });
  service.respondAll();
  await quiet();
  expect(linesOf(tree)).toEqual(["-A", "  -AB", "    ABA", "  AC", "  AD"]);
});

describe("on a slow machine, or with very many codes", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    let now = 0;
    vi.spyOn(performance, "now").mockImplementation(() => (now += 10));
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test("loaded codes are placed after a delay, even without further responses", async () => {
    const service = new TestService(WIDE, { cap: 7 });
    const tree = await startedTree(service);
    service.holds = true;
    tree.setOpen(keyOf("1"), true);
    for (const index of [1, 2]) {
      service.sent[index]?.respond();
      await quiet();
    }
    expect(codeRows(tree).filter(({ level }) => level === 2)).toHaveLength(6);
    vi.advanceTimersByTime(10_000);
    expect(codeRows(tree).filter(({ level }) => level === 2)).toHaveLength(13);
  });

  test("loaded codes are placed after the last page, whether it loaded or failed", async () => {
    const service = new TestService(WIDE, {
      cap: 7,
      fail: ({ skip }) => (skip === 14 ? failure(500) : null),
    });
    const tree = await startedTree(service);
    await open(tree, "1");
    expect(codeRows(tree).filter(({ level }) => level === 2)).toHaveLength(13);
    expect(linesOf(tree)).toContain("  (failed)");
    expect(vi.getTimerCount()).toBe(0);
  });
});
