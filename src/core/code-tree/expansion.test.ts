import { expect, test } from "vitest";
import { tree as codes } from "./class-number/notations.fixture.ts";
import { createExpansion } from "./expansion.ts";
import {
  brokenService,
  linesOf,
  failure,
  open,
  quiet,
  type ServiceOptions,
  startedTree,
  TestService,
} from "./service.fixture.ts";

const DEEP = codes("A > AB > ABA > ABAA", "A > AC > ACA", "B > BA > BAA", "C");

async function setUp(options: ServiceOptions = {}) {
  const service = new TestService(DEEP, { kind: "code-guid", ...options });
  const tree = await startedTree(service);
  return { service, tree };
}

test.each<[number, string[]]>([
  [1, ["+A", "+B", "C"]],
  [2, ["-A", "  +AB", "  +AC", "-B", "  +BA", "C"]],
  [3, ["-A", "  -AB", "    +ABA", "  -AC", "    ACA", "-B", "  -BA", "    BAA", "C"]],
])("a tree is opened down to level %d, and closed below it", async (level, rows) => {
  const { tree } = await setUp();
  await open(tree, "A", "AB", "ABA");
  const { run, shown, isCut } = createExpansion(tree, level);
  run.start();
  await quiet();
  expect(linesOf(tree)).toEqual(rows);
  expect(run.getProgress().status).toBe("finished");
  expect(shown()).toBe(rows.length);
  expect(isCut()).toBe(false);
});

test("loaded codes are not requested again, and at most four requests are concurrent", async () => {
  const roots = codes(...Array.from({ length: 9 }, (_, index) => `${index + 1} > ${index + 1}.1`));
  const service = new TestService(roots, { kind: "code-guid" });
  const tree = await startedTree(service);
  await open(tree, "1");
  const before = service.sent.length;
  service.holds = true;
  const { run } = createExpansion(tree, 2);
  run.start();
  await quiet();
  expect(service.sent).toHaveLength(before + 4);
  service.respondAll();
  await quiet();
  expect(service.sent).toHaveLength(before + 8);
});

test("it stops at the limit of codes, level by level, and reports it", async () => {
  const { tree } = await setUp();
  const { run, isCut } = createExpansion(tree, 4, 5);
  run.start();
  await quiet();
  expect(linesOf(tree)).toEqual(["-A", "  +AB", "  +AC", "-B", "  +BA", "C"]);
  expect(isCut()).toBe(true);
  expect(run.getProgress().status).toBe("finished");
});

test("after a cancellation nothing is sent, and loaded codes stay open", async () => {
  const { service, tree } = await setUp();
  tree.subscribe(() => undefined);
  const { run } = createExpansion(tree, 3);
  run.start();
  await quiet();
  service.holds = true;
  const again = createExpansion(tree, 4);
  again.run.start();
  await quiet();
  const sent = service.sent.length;
  again.run.stop();
  await quiet();
  expect(service.sent.at(-1)?.signal.aborted).toBe(true);
  expect(service.sent).toHaveLength(sent);
  expect(linesOf(tree)).toContain("    +ABA");
  expect(linesOf(tree)).toContain("    ACA");
});

test("failures are reported and can be retried, and the rest continues", async () => {
  const state = { fails: true };
  const { tree } = await setUp({
    fail: ({ lookup }) => (state.fails && lookup.versionGuid.endsWith("/AB") ? failure(500) : null),
  });
  const { run } = createExpansion(tree, 3);
  run.start();
  await quiet();
  expect(run.getProgress().failures).toHaveLength(1);
  expect(linesOf(tree)).toEqual([
    "-A",
    "  -AB",
    "    (failed)",
    "  -AC",
    "    ACA",
    "-B",
    "  -BA",
    "    BAA",
    "C",
  ]);
  state.fails = false;
  run.retry();
  await quiet();
  expect(run.getProgress().failures).toEqual([]);
  expect(linesOf(tree)).toContain("    +ABA");
});

test("a service that is down is not sent all requests, and 'Retry' goes on", async () => {
  const { service, mend } = brokenService(
    codes(...Array.from({ length: 40 }, (_, index) => `${index + 1} > ${index + 1}.1`)),
    { kind: "code-guid" },
  );
  const { run } = createExpansion(await startedTree(service), 2);
  const before = service.sent.length;
  run.start();
  await quiet();
  expect(run.getProgress()).toMatchObject({ status: "stopped", hasGivenUp: true });
  expect(service.sent.length - before).toBeLessThan(20);
  mend();
  run.retry();
  await quiet();
  expect(run.getProgress()).toMatchObject({ status: "finished", failures: [] });
});
