import { describe, expect, test } from "vitest";
import { tree as codes } from "./class-number/notations.fixture.ts";
import {
  CLASSIFICATION,
  codeRows,
  linesOf,
  failure,
  keyOf,
  open,
  quiet,
  type Sent,
  startedTree,
  TestService,
  treeOver,
} from "./service.fixture.ts";

const TEN = codes(...Array.from({ length: 10 }, (_, index) => `1 > 1.${String(index + 1)}`), "2");

/** Fails requests from some Skip until it is repaired. */
function broken(matches: (sent: Sent) => boolean, status = 500) {
  const state = { mended: false };
  return { state, fail: (sent: Sent) => (!state.mended && matches(sent) ? failure(status) : null) };
}

describe("a page that failed", () => {
  test("of the first level: the rest stays, and the retry fills the gap", async () => {
    const { state, fail } = broken(({ skip }) => skip === 2);
    const service = new TestService(codes("1", "2", "3", "4", "5"), { cap: 2, fail });
    const tree = await startedTree(service);
    expect(linesOf(tree)).toEqual(["1", "2", "(failed)", "5"]);
    const note = tree.getSnapshot().rows[2];
    expect(note).toMatchObject({
      kind: "failed",
      parent: null,
      level: 1,
      loaded: 3,
      total: 5,
      error: { status: 500 },
    });
    expect(tree.loading.settled(null)).toBe(false);
    state.mended = true;
    tree.retry(null);
    expect(linesOf(tree)).toEqual(["1", "2", "5", "(loading 3/5)"]);
    await quiet();
    expect(linesOf(tree)).toEqual(["1", "2", "3", "4", "5"]);
    expect(service.sent.map(({ skip }) => skip)).toEqual([0, 2, 4, 2]);
  });

  test("the first one of the first level: only the error is shown, and a retry loads everything", async () => {
    const { state, fail } = broken(() => true);
    const service = new TestService(codes("1", "2"), { fail });
    const tree = await startedTree(service);
    expect(linesOf(tree)).toEqual(["(failed)"]);
    tree.retry(null);
    await quiet();
    expect(linesOf(tree)).toEqual(["(failed)"]);
    state.mended = true;
    tree.retry(null);
    await quiet();
    expect(linesOf(tree)).toEqual(["1", "2"]);
  });

  test("of children: the error is shown in the place of its codes, and other codes can be opened and closed", async () => {
    const { state, fail } = broken(({ skip }) => skip === 3);
    const service = new TestService(TEN, { kind: "code-guid", cap: 3, fail });
    const tree = await startedTree(service);
    state.mended = true;
    await quiet();
    state.mended = false;
    await open(tree, "1");
    const expected = [
      "-1",
      "  1.1",
      "  1.2",
      "  1.3",
      "  (failed)",
      "  1.7",
      "  1.8",
      "  1.9",
      "  1.10",
      "2",
    ];
    expect(linesOf(tree)).toEqual(expected);
    tree.setOpen(keyOf("1"), false);
    expect(linesOf(tree)).toEqual(["+1", "2"]);
    // Opening the code again sends no request: 'Retry' does.
    const before = service.sent.length;
    await open(tree, "1");
    expect(linesOf(tree)).toEqual(expected);
    expect(service.sent).toHaveLength(before);
    state.mended = true;
    tree.retry(keyOf("1"));
    await quiet();
    expect(service.sent).toHaveLength(before + 1);
    expect(codeRows(tree).map(({ code }) => code.classNumber)).toEqual([
      "1",
      ...Array.from({ length: 10 }, (_, index) => `1.${String(index + 1)}`),
      "2",
    ]);
    expect(linesOf(tree)).toHaveLength(12);
  });

  test("while others are loading: the counts are still shown", async () => {
    const service = new TestService(codes("1", "2", "3", "4", "5", "6"), {
      cap: 2,
      fail: ({ skip }) => (skip === 2 ? failure(500) : null),
    });
    service.holds = true;
    const tree = treeOver(service);
    tree.start();
    service.sent[0]?.respond();
    await quiet();
    service.sent[1]?.respond();
    await quiet();
    expect(linesOf(tree)).toEqual(["1", "2", "(failed)", "(loading 2/6)"]);
  });

  test("of a lookup: deeper codes of the lookup do not stay busy", async () => {
    const { state, fail } = broken(({ skip }) => skip > 0);
    const service = new TestService(codes("A > AB > ABA", "A > AB > ABB", "A > AC"), { cap: 3, fail });
    const tree = await startedTree(service);
    await open(tree, "A", "AB");
    expect(linesOf(tree)).toEqual(["-A", "  -AB", "    ABA", "  (failed)"]);
    state.mended = true;
    tree.retry(keyOf("A"));
    await quiet();
    expect(linesOf(tree)).toEqual(["-A", "  -AB", "    ABA", "    ABB", "  AC"]);
  });

  test("of many: only a few requests are sent before a retry", async () => {
    const { state, fail } = broken(({ skip }) => skip > 0);
    const service = new TestService(codes(...Array.from({ length: 40 }, (_, index) => String(index + 1))), {
      cap: 1,
      fail,
    });
    const tree = await startedTree(service);
    expect(service.sent.length).toBeLessThanOrEqual(1 + 3 + 4);
    expect(linesOf(tree).filter((line) => line === "(failed)").length).toBe(service.sent.length - 1);
    state.mended = true;
    tree.retry(null);
    await quiet();
    expect(linesOf(tree)).toHaveLength(40);
  });
});

describe("hasCodes without codes", () => {
  const lying = () => {
    const [a, b] = codes("A > AB", "B");
    return a === undefined || b === undefined ? [] : [{ ...a, children: [] }, b];
  };

  test.each(["class-number", "search-term", "code-guid"] as const)(
    "is said, never spins, and can be retried: %s",
    async (kind) => {
      const service = new TestService(lying(), { kind });
      const tree = await startedTree(service);
      await open(tree, "A");
      expect(linesOf(tree)).toEqual(["-A", "  (childless)", "B"]);
      const lookups = service.sent.slice(1).map(({ lookup }) => lookup);
      expect(lookups).toHaveLength(3);
      expect(lookups).toEqual(
        expect.arrayContaining([
          { versionGuid: CLASSIFICATION, classNumber: "A" },
          { versionGuid: CLASSIFICATION, searchTerm: "A" },
          { versionGuid: "guid/A" },
        ]),
      );
      tree.setOpen(keyOf("A"), false);
      await open(tree, "A");
      expect(service.sent).toHaveLength(4);
      service.holds = true;
      tree.retry(keyOf("A"));
      expect(linesOf(tree)).toEqual(["-A…", "  (loading 0/null)", "B"]);
      service.respondAll();
      await quiet();
      expect(linesOf(tree)).toEqual(["-A", "  (childless)", "B"]);
      expect(service.sent).toHaveLength(7);
    },
  );

  test("shows the codes when a retry finds them", async () => {
    const [a, b] = lying();
    if (a === undefined || b === undefined) throw new Error("no codes");
    const [filled] = codes("A > AB");
    const service = new TestService([a, b]);
    const tree = await startedTree(service);
    await open(tree, "A");
    a.children.push(...(filled?.children ?? []));
    Object.assign(service, { codes: [a, ...a.children, b] });
    tree.retry(keyOf("A"));
    await quiet();
    expect(linesOf(tree)).toEqual(["-A", "  AB", "B"]);
  });
});
