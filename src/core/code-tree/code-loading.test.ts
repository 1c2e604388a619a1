import { describe, expect, test } from "vitest";
import { tree as codes } from "./class-number/notations.fixture.ts";
import { failure, keyOf, quiet, startedTree, TestService } from "./service.fixture.ts";

const FOREVER = new AbortController().signal;
const SMALL = codes("A > AB > ABA", "A > AC", "B > BA", "C");

describe("the children of a code, loaded without opening it", () => {
  test("are awaited, and requested once", async () => {
    const service = new TestService(SMALL, { kind: "code-guid" });
    const tree = await startedTree(service);
    const a = tree.node(keyOf("A")) ?? null;
    await expect(tree.loading.loadChildren(a, FOREVER)).resolves.toBeNull();
    expect(a?.children.map(({ code }) => code.classNumber)).toEqual(["AB", "AC"]);
    expect(a?.open).toBe(false);
    const before = service.sent.length;
    await expect(tree.loading.loadChildren(a, FOREVER)).resolves.toBeNull();
    await expect(tree.loading.loadChildren(null, FOREVER)).resolves.toBeNull();
    expect(service.sent).toHaveLength(before);
  });

  test("that failed are reported, and requested again by the next call", async () => {
    const state = { fails: true };
    const service = new TestService(SMALL, {
      fail: ({ lookup }) => (state.fails && lookup.classNumber === "A" ? failure(500) : null),
    });
    const tree = await startedTree(service);
    const a = tree.node(keyOf("A")) ?? null;
    await expect(tree.loading.loadChildren(a, FOREVER)).resolves.toMatchObject({ kind: "failed" });
    state.fails = false;
    await expect(tree.loading.loadChildren(a, FOREVER)).resolves.toBeNull();
    expect(a?.children).toHaveLength(2);
  });

  test("that were announced but not sent are reported", async () => {
    const tree = await startedTree(new TestService(SMALL, { total: (real) => real + 1 }));
    await expect(tree.loading.loadChildren(null, FOREVER)).resolves.toEqual({
      kind: "ended-early",
      loaded: 3,
      total: 4,
      isCut: false,
    });
    const nothing = await startedTree(
      new TestService(SMALL, {
        unknownGuid: "nothing",
        order: (all) => all.filter(({ classNumber }) => classNumber?.length === 1),
      }),
    );
    const b = nothing.node(keyOf("B")) ?? null;
    await expect(nothing.loading.loadChildren(b, FOREVER)).resolves.toEqual({ kind: "none-found" });
  });

  test("are cancelled when no caller waits for them, unless they are shown", async () => {
    for (const isShown of [false, true]) {
      const service = new TestService(SMALL);
      const tree = await startedTree(service);
      service.holds = true;
      if (isShown) tree.subscribe(() => undefined);
      tree.setOpen(keyOf("A"), true);
      const controller = new AbortController();
      const waiting = tree.loading.loadChildren(tree.node(keyOf("A")) ?? null, controller.signal);
      await quiet();
      controller.abort();
      await expect(waiting).rejects.toBe(controller.signal.reason);
      expect(service.sent.at(-1)?.signal.aborted).toBe(!isShown);
    }
  });

  test("continue for a caller that begins to wait in the moment in which another one is aborted", async () => {
    const service = new TestService(SMALL);
    const tree = await startedTree(service);
    service.holds = true;
    const a = tree.node(keyOf("A")) ?? null;
    const controller = new AbortController();
    const aborted = tree.loading.loadChildren(a, controller.signal);
    await quiet();
    controller.abort();
    const waiting = tree.loading.loadChildren(a, FOREVER);
    await expect(aborted).rejects.toBe(controller.signal.reason);
    service.respondAll();
    await expect(waiting).resolves.toBeNull();
  });

  test("resume after another caller has stopped them", async () => {
    const service = new TestService(SMALL);
    const tree = await startedTree(service);
    service.holds = true;
    const a = tree.node(keyOf("A")) ?? null;
    const waiting = tree.loading.loadChildren(a, FOREVER);
    await quiet();
    tree.stop();
    service.respondAll();
    await expect(waiting).resolves.toBeNull();
    expect(a?.children).toHaveLength(2);
  });
});
