import { expect, test, vi } from "vitest";
import { codeOf, type TestCode, tree as codes } from "./class-number/notations.fixture.ts";
import {
  codeRows,
  linesOf,
  keyOf,
  open,
  quiet,
  rowOf,
  startedTree,
  TestService,
  treeOver,
} from "./service.fixture.ts";

const LETTERS = codes("A > AB > ABA", "A > AB > ABB", "A > AC", "B > BA", "C");
test("requests the first level only, and shows it page by page", async () => {
  const service = new TestService(codes("1", "2", "3", "4", "5"), { cap: 2 });
  service.holds = true;
  const tree = treeOver(service);
  expect(linesOf(tree)).toEqual(["(loading 0/null)"]);
  tree.start();
  expect(linesOf(tree)).toEqual(["(loading 0/null)"]);
  service.sent[0]?.respond();
  await quiet();
  expect(linesOf(tree)).toEqual(["1", "2", "(loading 2/5)"]);
  expect(rowOf(tree, "1")).toMatchObject({ position: 1, siblings: 5, level: 1 });
  service.sent[2]?.respond();
  await quiet();
  expect(linesOf(tree)).toEqual(["1", "2", "5", "(loading 3/5)"]);
  expect(rowOf(tree, "5")).toMatchObject({ position: 3, siblings: 5 });
  service.respondAll();
  await quiet();
  expect(linesOf(tree)).toEqual(["1", "2", "3", "4", "5"]);
  expect(rowOf(tree, "5")).toMatchObject({ position: 5, siblings: 5 });
  expect(service.sent.map(({ skip }) => skip)).toEqual([0, 2, 4]);
});

test("has no rows for an empty classification", async () => {
  const tree = await startedTree(new TestService([]));
  expect(tree.getSnapshot().rows).toEqual([]);
  expect(tree.loading.settled(null)).toBe(true);
});

test("opens and closes; deeper codes of a lookup need no further request", async () => {
  const service = new TestService(LETTERS);
  const tree = await startedTree(service);
  expect(linesOf(tree)).toEqual(["+A", "+B", "C"]);
  await open(tree, "A");
  expect(linesOf(tree)).toEqual(["-A", "  +AB", "  AC", "+B", "C"]);
  await open(tree, "AB");
  expect(linesOf(tree)).toEqual(["-A", "  -AB", "    ABA", "    ABB", "  AC", "+B", "C"]);
  expect(service.sent).toHaveLength(2);
  tree.setOpen(keyOf("A"), false);
  expect(linesOf(tree)).toEqual(["+A", "+B", "C"]);
  await open(tree, "A");
  expect(linesOf(tree)).toHaveLength(7);
  expect(service.sent).toHaveLength(2);
});

test("ignores codes without children and unknown codes", async () => {
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

test("a code below two parents opens below either, and loads on while it is shown below one", async () => {
  const service = new TestService(codes("A > M > M1", "B > M > M1"), { kind: "code-guid" });
  const tree = await startedTree(service);
  await open(tree, "A", "B");
  tree.setOpen(keyOf("B"), false);
  expect(linesOf(tree)).toEqual(["-A", "  +M", "+B"]);
  service.holds = true;
  tree.setOpen(keyOf("M"), true);
  tree.setOpen(keyOf("B"), true);
  tree.setOpen(keyOf("A"), false);
  service.respondAll();
  await quiet();
  expect(linesOf(tree)).toEqual(["+A", "-B", "  -M", "    M1"]);
});

test("loads the children of a code that is hidden", async () => {
  const tree = await startedTree(new TestService(LETTERS, { kind: "code-guid" }));
  await open(tree, "A");
  tree.setOpen(keyOf("A"), false);
  await open(tree, "AB");
  expect(tree.node(keyOf("AB"))?.children).toHaveLength(2);
});

test("stops all requests and resumes the open codes", async () => {
  const service = new TestService(codes("A > AB > ABA", "B > BA"), { kind: "code-guid" });
  const tree = await startedTree(service);
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
  expect(linesOf(tree)).toEqual(["-A", "  -AB", "    ABA", "-B", "  BA"]);
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
  expect(linesOf(tree)).toEqual(["-A", "  +AB", "  AC", "-B", "  BA", "C"]);
  tree.openSiblings(keyOf("AC"));
  expect(linesOf(tree)).toEqual(["-A", "  -AB", "    ABA", "    ABB", "  AC", "-B", "  BA", "C"]);
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

test("notifies subscribers of every change until they unsubscribe", async () => {
  const service = new TestService(LETTERS);
  const tree = await startedTree(service);
  const listener = vi.fn();
  const leave = tree.subscribe(listener);
  tree.setOpen(keyOf("A"), true);
  expect(listener).toHaveBeenCalledTimes(1);
  // Throttled: a change right after another is notified a little later.
  await expect.poll(() => listener.mock.calls).toHaveLength(2);
  leave();
  tree.setOpen(keyOf("A"), false);
  expect(listener).toHaveBeenCalledTimes(2);
});

test("shows a code on two pages once", async () => {
  const doubled = (all: TestCode[]) => all.flatMap((node) => [node, node]);
  const [a, b] = codes("A > AB", "B");
  const service = new TestService(
    [a, b].flatMap((node) => (node === undefined ? [] : doubled([node]))),
    { cap: 1 },
  );
  const tree = await startedTree(service);
  expect(codeRows(tree).map(({ key }) => key)).toEqual([keyOf("A"), keyOf("B")]);
});

test("codes without GUIDs and numbers are supported", async () => {
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
  expect(linesOf(tree)).toEqual(["-300", "  310", "-?", "  (childless)", "?"]);
});

test("remembers the scroll position and the active line", () => {
  const tree = treeOver(new TestService([]));
  expect(tree.position).toEqual({ scrollOffset: 0, activeKey: null });
  tree.rememberPosition({ scrollOffset: 12 });
  tree.rememberPosition({ activeKey: "a" });
  expect(tree.position).toEqual({ scrollOffset: 12, activeKey: "a" });
});

test("codes that were open before a reload count as open until they are loaded again", async () => {
  const service = new TestService(LETTERS);
  service.holds = true;
  const openKeys = [keyOf("A"), keyOf("AB"), keyOf("gone")];
  const tree = treeOver(service, { openKeys });
  tree.start();
  expect(tree.openKeys, "as for another reload meanwhile").toEqual(openKeys);
  service.holds = false;
  service.respondAll();
  await quiet();
  expect(linesOf(tree)).toEqual(["-A", "  -AB", "    ABA", "    ABB", "  AC", "+B", "C"]);
  tree.setOpen(keyOf("AB"), false);
  expect(tree.openKeys).toEqual([keyOf("A"), keyOf("gone")]);
});
