import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { WayMemory } from "./children-lookup.ts";
import { codeOf, type TestCode, tree as codes } from "./test-notations.ts";
import {
  codeRows,
  drawn,
  failure,
  keyOf,
  open,
  quiet,
  rowOf,
  startedTree,
  TestService,
  treeOver,
} from "./test-service.ts";

const LETTERS = codes("A > AB > ABA", "A > AB > ABB", "A > AC", "B > BA", "C");
/** A code with twenty children: `1 > 1.1`, `1.2`, ... */
const WIDE = codes(...Array.from({ length: 20 }, (_, index) => `1 > 1.${String(index + 1)}`), "2");

test("asks for the first level only, and shows it as its pages arrive", async () => {
  const service = new TestService(codes("1", "2", "3", "4", "5"), { cap: 2 });
  service.holds = true;
  const tree = treeOver(service);
  expect(drawn(tree)).toEqual(["(loading 0/null)"]);
  tree.start();
  expect(drawn(tree)).toEqual(["(loading 0/null)"]);
  service.sent[0]?.answer();
  await quiet();
  expect(drawn(tree)).toEqual(["1", "2", "(loading 2/5)"]);
  expect(rowOf(tree, "1")).toMatchObject({ position: 1, siblings: 5, level: 1 });
  service.sent[2]?.answer();
  await quiet();
  expect(drawn(tree)).toEqual(["1", "2", "5", "(loading 3/5)"]);
  service.answerAll();
  await quiet();
  expect(drawn(tree)).toEqual(["1", "2", "3", "4", "5"]);
  expect(service.sent.map(({ skip }) => skip)).toEqual([0, 2, 4]);
});

test("says nothing where there is nothing", async () => {
  const tree = await startedTree(new TestService([]));
  expect(tree.getSnapshot().rows).toEqual([]);
  expect(tree.settled(null)).toBe(true);
});

test("opens and closes; what a lookup brought further down is there without another request", async () => {
  const service = new TestService(LETTERS);
  const tree = await startedTree(service);
  expect(drawn(tree)).toEqual(["+A", "+B", "C"]);
  await open(tree, "A");
  expect(drawn(tree)).toEqual(["-A", "  +AB", "  AC", "+B", "C"]);
  await open(tree, "AB");
  expect(drawn(tree)).toEqual(["-A", "  -AB", "    ABA", "    ABB", "  AC", "+B", "C"]);
  expect(service.sent).toHaveLength(2);
  tree.setOpen(keyOf("A"), false);
  expect(drawn(tree)).toEqual(["+A", "+B", "C"]);
  await open(tree, "A");
  expect(drawn(tree)).toHaveLength(7);
  expect(service.sent).toHaveLength(2);
});

test("does nothing with what has no children or is not there", async () => {
  const service = new TestService(LETTERS);
  const tree = await startedTree(service);
  const before = tree.getSnapshot();
  tree.setOpen(keyOf("C"), true);
  tree.setOpen("nothing", true);
  tree.setOpen(keyOf("A"), false);
  tree.openSiblings("nothing");
  tree.retry("nothing");
  await quiet();
  expect(tree.getSnapshot().rows).toEqual(before.rows);
  expect(service.sent).toHaveLength(1);
});

test("children appear as their pages arrive, with counts and a busy parent", async () => {
  const service = new TestService(WIDE, { kind: "code-guid", cap: 8 });
  const ways = new WayMemory();
  ways.answered("code-guid");
  const tree = await startedTree(service, { ways });
  service.holds = true;
  tree.setOpen(keyOf("1"), true);
  expect(drawn(tree)).toEqual(["-1…", "  (loading 0/null)", "2"]);
  expect(tree.busyKeys()).toEqual([keyOf("1")]);
  service.sent[1]?.answer();
  await quiet();
  expect(drawn(tree)).toHaveLength(11);
  expect(drawn(tree)[9]).toBe("  (loading 8/20)");
  expect(rowOf(tree, "1.3")).toMatchObject({ position: 3, siblings: 20, level: 2 });
  service.answerAll();
  await quiet();
  expect(drawn(tree)).toHaveLength(22);
  expect(tree.busyKeys()).toEqual([]);
  expect(
    codeRows(tree)
      .filter(({ level }) => level === 2)
      .map(({ position }) => position),
  ).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
});

test("closing cancels what is on its way, and reopening goes on where it stopped", async () => {
  const service = new TestService(WIDE, { cap: 5 });
  const tree = await startedTree(service);
  service.holds = true;
  tree.setOpen(keyOf("1"), true);
  service.sent[1]?.answer();
  await quiet();
  // 21 codes have a number that begins with 1: the code itself is one of them.
  expect(drawn(tree)).toContain("  (loading 5/21)");
  const underWay = service.sent.slice(2);
  expect(underWay.map(({ skip }) => skip)).toEqual([5, 10, 15, 20]);
  tree.setOpen(keyOf("1"), false);
  expect(underWay.map(({ signal }) => signal.aborted)).toEqual([true, true, true, true]);
  await quiet();
  expect(drawn(tree)).toEqual(["+1", "2"]);
  expect(service.sent).toHaveLength(6);
  service.holds = false;
  await open(tree, "1");
  expect(service.sent.slice(6).map(({ skip }) => skip)).toEqual([5, 10, 15, 20]);
  expect(drawn(tree)).toHaveLength(22);
});

test("closing a code cancels what is on its way further down, and nothing else", async () => {
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
  service.answerAll();
  await quiet();
  expect(drawn(tree)).toEqual(["+A", "-B", "  BA"]);
  await open(tree, "A");
  expect(drawn(tree)).toEqual(["-A", "  -AB", "    -ABA", "      ABAA", "-B", "  BA"]);
});

test("a code that came with another's lookup is busy while that goes on, and its closing cancels nothing", async () => {
  const service = new TestService(codes("A > AB > ABA", "A > AB > ABB", "A > AC"), { cap: 3 });
  const tree = await startedTree(service);
  service.holds = true;
  tree.setOpen(keyOf("A"), true);
  service.sent[1]?.answer();
  await quiet();
  tree.setOpen(keyOf("AB"), true);
  expect(drawn(tree)).toEqual(["-A…", "  -AB…", "    ABA", "    (loading 3/5)", "  (loading 3/5)"]);
  tree.setOpen(keyOf("AB"), false);
  expect(service.sent[2]?.signal.aborted).toBe(false);
  tree.setOpen(keyOf("AB"), true);
  service.answerAll();
  await quiet();
  expect(drawn(tree)).toEqual(["-A", "  -AB", "    ABA", "    ABB", "  AC"]);
  expect(service.sent).toHaveLength(3);
});

test("stops everything and goes on with what is open", async () => {
  const service = new TestService(codes("A > AB > ABA", "B > BA"), { kind: "code-guid" });
  const ways = new WayMemory();
  const tree = await startedTree(service, { ways });
  await open(tree, "A");
  service.holds = true;
  tree.setOpen(keyOf("AB"), true);
  tree.setOpen(keyOf("B"), true);
  const before = service.sent.slice(-2);
  tree.stop();
  expect(before.map(({ signal }) => signal.aborted)).toEqual([true, true]);
  await quiet();
  service.holds = false;
  const known = service.sent.length;
  tree.start();
  await quiet();
  expect(service.sent).toHaveLength(known + 2);
  expect(drawn(tree)).toEqual(["-A", "  -AB", "    ABA", "-B", "  BA"]);
  tree.stop();
  tree.start();
  await quiet();
  expect(service.sent).toHaveLength(known + 2);
});

test("opens all codes of a level at once", async () => {
  const service = new TestService(LETTERS);
  const tree = await startedTree(service);
  tree.openSiblings(keyOf("B"));
  await quiet();
  expect(drawn(tree)).toEqual(["-A", "  +AB", "  AC", "-B", "  BA", "C"]);
  tree.openSiblings(keyOf("AC"));
  expect(drawn(tree)).toEqual(["-A", "  -AB", "    ABA", "    ABB", "  AC", "-B", "  BA", "C"]);
});

test("rows that did not change are the same objects", async () => {
  const service = new TestService(LETTERS);
  const tree = await startedTree(service);
  const before = codeRows(tree);
  await open(tree, "B");
  const after = codeRows(tree);
  expect(after[0]).toBe(before[0]);
  expect(after[1]).not.toBe(before[1]);
  expect(after[3]).toBe(before[2]);
  const snapshot = tree.getSnapshot();
  expect(tree.getSnapshot()).toBe(snapshot);
});

test("tells its listeners of every change, until they leave", async () => {
  const service = new TestService(LETTERS);
  const tree = await startedTree(service);
  const listener = vi.fn();
  const leave = tree.subscribe(listener);
  tree.setOpen(keyOf("A"), true);
  expect(listener).toHaveBeenCalledTimes(1);
  await quiet();
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  tree.setOpen(keyOf("A"), false);
  expect(listener).toHaveBeenCalledTimes(2);
});

test("shows a code that comes with two pages once", async () => {
  const doubled = (all: TestCode[]) => all.flatMap((node) => [node, node]);
  const [a, b] = codes("A > AB", "B");
  const service = new TestService(
    [a, b].flatMap((node) => (node === undefined ? [] : doubled([node]))),
    { cap: 1 },
  );
  const tree = await startedTree(service);
  expect(codeRows(tree).map(({ key }) => key)).toEqual([keyOf("A"), keyOf("B")]);
});

test("a code without GUIDs or number breaks nothing", async () => {
  const bare = (fields: object): TestCode => ({
    code: { ...codeOf("", { versionGuid: null, guid: null, classNumber: null }), ...fields },
    number: "",
    parent: null,
    children: [],
  });
  const [a] = codes("300 > 310");
  if (a === undefined) throw new Error("no code");
  const anonymous: TestCode = { ...a, code: { ...a.code, versionGuid: null } };
  const service = new TestService([
    anonymous,
    bare({ defaultName: "Ж", hasCodes: true }),
    bare({ defaultName: "Щ" }),
  ]);
  const tree = await startedTree(service);
  for (const row of codeRows(tree)) tree.setOpen(row.key, true);
  await quiet();
  expect(drawn(tree)).toEqual(["-300", "  310", "-?", "  (childless)", "?"]);
});

test("remembers where the reader was", () => {
  const tree = treeOver(new TestService([]));
  expect(tree.place).toEqual({ scrollOffset: 0, activeKey: null });
  tree.rememberPlace({ scrollOffset: 12 });
  tree.rememberPlace({ activeKey: "a" });
  expect(tree.place).toEqual({ scrollOffset: 12, activeKey: "a" });
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

  test("what came is placed after a while, even if nothing else comes", async () => {
    const service = new TestService(WIDE, { cap: 7 });
    const tree = await startedTree(service);
    service.holds = true;
    tree.setOpen(keyOf("1"), true);
    for (const index of [1, 2]) {
      service.sent[index]?.answer();
      await quiet();
    }
    expect(codeRows(tree).filter(({ level }) => level === 2)).toHaveLength(6);
    vi.advanceTimersByTime(1000);
    expect(codeRows(tree).filter(({ level }) => level === 2)).toHaveLength(13);
  });

  test("what came is placed when the last page is there, whether it came or failed", async () => {
    const service = new TestService(WIDE, {
      cap: 7,
      fail: ({ skip }) => (skip === 14 ? failure(500) : null),
    });
    const tree = await startedTree(service);
    await open(tree, "1");
    expect(codeRows(tree).filter(({ level }) => level === 2)).toHaveLength(13);
    expect(drawn(tree)).toContain("  (failed)");
    expect(vi.getTimerCount()).toBe(0);
  });
});
