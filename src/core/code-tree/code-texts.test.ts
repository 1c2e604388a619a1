import { expect, test } from "vitest";
import { tree as codes } from "./class-number/notations.fixture.ts";
import type { CodeTree } from "./code-tree.ts";
import {
  codeRows,
  linesOf,
  failure,
  keyOf,
  open,
  quiet,
  startedTree,
  TestService,
} from "./service.fixture.ts";

const NAMES = { numeric: true } as const;
const MANY = codes(
  ...Array.from({ length: 6 }, (_, index) => `1 > 1.${String(index + 1)}`),
  ...Array.from({ length: 6 }, (_, index) => `2 > 2.${String(index + 1)}`),
);

/** The codes as rows, each with whether its texts are still of the previous culture. */
function textRows(tree: CodeTree) {
  const { culture } = tree.getSnapshot();
  return codeRows(tree).map((row) => ({ ...row, stale: row.culture !== culture }));
}

const textRowOf = (tree: CodeTree, number: string) => textRows(tree).find(({ key }) => key === keyOf(number));

/** A tree in Norwegian with all codes open, in pages of three. */
async function norwegian(service: TestService) {
  const tree = await startedTree(service, { take: 3, culture: "nb" });
  await open(tree, "1", "2");
  return tree;
}

test("a switch keeps the structure, and marks texts of the old culture", async () => {
  const service = new TestService(MANY, { kind: "code-guid" });
  const tree = await norwegian(service);
  tree.setOpen(keyOf("2"), false);
  const before = linesOf(tree);
  const asked = service.sent.length;
  tree.setCulture("de");
  expect(linesOf(tree)).toEqual(before);
  expect(tree.getSnapshot().culture).toBe("de");
  for (const row of textRows(tree)) {
    expect(row).toMatchObject({ stale: true, culture: "nb" });
    expect(row.code.name).toBe(`${row.code.classNumber ?? ""} in nb`);
  }
  await quiet();
  expect(service.sent).toHaveLength(asked);
});

test("only the pages of the codes in view are refetched, each once", async () => {
  const service = new TestService(MANY, { kind: "code-guid" });
  const tree = await norwegian(service);
  const before = service.sent.length;
  tree.setCulture("de");
  const view = ["1.4", "1.5", "1.6", "2"].map(keyOf);
  tree.showTexts(view);
  tree.showTexts(view);
  expect(
    service.sent
      .slice(before)
      .map(({ lookup, skip, take, culture }) => [lookup.versionGuid, skip, take, culture]),
  ).toEqual([
    [keyOf("1"), 3, 3, "de"],
    ["classification/?#", 0, 3, "de"],
  ]);
  await quiet();
  const fresh = textRows(tree).filter(({ stale }) => !stale);
  expect(fresh.map(({ code }) => code.name)).toEqual(
    ["1", "1.4", "1.5", "1.6", "2"].map((number) => `${number} in de`),
  );
  expect(textRowOf(tree, "1.1")).toMatchObject({ stale: true, culture: "nb" });
  tree.showTexts(view);
  await quiet();
  expect(service.sent).toHaveLength(before + 2);
});

test("rows keep their position and state while texts change, and unchanged rows stay the same objects", async () => {
  const service = new TestService(MANY);
  const tree = await norwegian(service);
  tree.setCulture("de");
  const before = codeRows(tree);
  tree.showTexts([keyOf("1.1")]);
  await quiet();
  const after = codeRows(tree);
  expect(after.map(({ key, level, position, expanded }) => [key, level, position, expanded])).toEqual(
    before.map(({ key, level, position, expanded }) => [key, level, position, expanded]),
  );
  const changed = after.filter((row, index) => row !== before[index]);
  expect(changed.every(({ culture }) => culture === "de")).toBe(true);
  expect(changed.map(({ key }) => key)).toContain(keyOf("1.1"));
  expect(changed.map(({ key }) => key)).not.toContain(keyOf("2.6"));
});

test("another switch cancels pending texts", async () => {
  const service = new TestService(MANY, { kind: "code-guid" });
  const tree = await norwegian(service);
  tree.setCulture("de");
  service.holds = true;
  tree.showTexts([keyOf("1.1")]);
  const german = service.sent.at(-1);
  tree.setCulture("fr");
  expect(german?.signal.aborted).toBe(true);
  tree.showTexts([keyOf("1.1")]);
  expect(service.sent.at(-1)?.culture).toBe("fr");
  service.respondAll();
  await quiet();
  expect(textRowOf(tree, "1.1")).toMatchObject({ stale: false, culture: "fr", code: { name: "1.1 in fr" } });
  expect(tree.getSnapshot().textError).toBe(null);
});

test("back in the first culture, texts that are still in it are not requested", async () => {
  const service = new TestService(MANY, { kind: "code-guid" });
  const tree = await norwegian(service);
  const before = service.sent.length;
  tree.setCulture("de");
  tree.setCulture("nb");
  tree.setCulture("nb");
  tree.showTexts(textRows(tree).map(({ key }) => key));
  await quiet();
  expect(service.sent).toHaveLength(before);
  expect(textRows(tree).some(({ stale }) => stale)).toBe(false);
});

test("after a switch codes are requested in the new culture; responses to earlier requests are marked as old", async () => {
  const service = new TestService(MANY, { kind: "code-guid" });
  const tree = await startedTree(service, { culture: "nb" });
  await open(tree, "1");
  service.holds = true;
  tree.setOpen(keyOf("2"), true);
  tree.setCulture("de");
  service.respondAll();
  await quiet();
  expect(textRowOf(tree, "2.1")).toMatchObject({ stale: true, culture: "nb" });
  tree.showTexts([keyOf("2.1")]);
  await quiet();
  expect(textRowOf(tree, "2.1")).toMatchObject({ stale: false, code: { name: "2.1 in de" } });
});

test("after a failure nothing is requested until a retry, and the old texts stay", async () => {
  const state = { broken: true };
  const service = new TestService(MANY, {
    kind: "code-guid",
    fail: ({ culture }) => (state.broken && culture === "de" ? failure(503) : null),
  });
  const tree = await norwegian(service);
  tree.setCulture("de");
  tree.showTexts([keyOf("1.1")]);
  await quiet();
  expect(tree.getSnapshot().textError).toMatchObject({ status: 503 });
  expect(textRowOf(tree, "1.1")).toMatchObject({ stale: true, code: { name: "1.1 in nb" } });
  const asked = service.sent.length;
  tree.showTexts([keyOf("1.1"), keyOf("2")]);
  await quiet();
  expect(service.sent).toHaveLength(asked);
  state.broken = false;
  tree.retryTexts();
  expect(tree.getSnapshot().textError).toBe(null);
  tree.showTexts([keyOf("1.1")]);
  await quiet();
  expect(textRowOf(tree, "1.1")).toMatchObject({ stale: false });
  expect(tree.getSnapshot().textError).toBe(null);
});

test("a switch clears an error of the old culture", async () => {
  const service = new TestService(MANY, { fail: ({ culture }) => (culture === "de" ? failure(503) : null) });
  const tree = await norwegian(service);
  tree.setCulture("de");
  tree.showTexts([keyOf("1")]);
  await quiet();
  tree.setCulture("fr");
  expect(tree.getSnapshot().textError).toBe(null);
  tree.showTexts([keyOf("1")]);
  await quiet();
  expect(textRowOf(tree, "1")).toMatchObject({ stale: false, culture: "fr" });
});

test("if the order follows the names, codes missing from their page are requested by number", async () => {
  const service = new TestService(codes("1", "2", "3", "4", "5", "6"), {
    order: (all, culture) =>
      all.toSorted(
        (a, b) =>
          (a.classNumber ?? "").localeCompare(b.classNumber ?? "", "en", NAMES) * (culture === "de" ? -1 : 1),
      ),
  });
  const tree = await startedTree(service, { take: 2, culture: "nb" });
  const before = service.sent.length;
  tree.setCulture("de");
  tree.showTexts([keyOf("1"), keyOf("2")]);
  await quiet();
  expect(service.sent.slice(before).map(({ lookup, skip }) => [lookup.classNumber, skip])).toEqual([
    [undefined, 0],
    ["1", 0],
    ["2", 0],
  ]);
  expect(textRows(tree).map(({ code, stale }) => [code.name, stale])).toEqual([
    ["1 in de", false],
    ["2 in de", false],
    ["3 in nb", true],
    ["4 in nb", true],
    // Loaded with the same page.
    ["5 in de", false],
    ["6 in de", false],
  ]);
});

test("a code missing in the new culture keeps its old texts, and is not requested repeatedly", async () => {
  const service = new TestService(codes("1", "2"), {
    order: (all, culture) => (culture === "de" ? [] : all),
  });
  const tree = await startedTree(service, { culture: "nb" });
  tree.setCulture("de");
  tree.showTexts([keyOf("1")]);
  await quiet();
  expect(textRowOf(tree, "1")).toMatchObject({
    stale: false,
    culture: "de",
    code: { name: null, defaultName: "ЖЩЮ" },
  });
  const asked = service.sent.length;
  tree.showTexts([keyOf("1")]);
  await quiet();
  expect(service.sent).toHaveLength(asked);
});

test("stopping cancels texts too, and they can be requested again", async () => {
  const service = new TestService(MANY);
  const tree = await norwegian(service);
  tree.setCulture("de");
  service.holds = true;
  tree.showTexts([keyOf("1")]);
  tree.stop();
  expect(service.sent.at(-1)?.signal.aborted).toBe(true);
  service.holds = false;
  tree.start();
  tree.showTexts([keyOf("1")]);
  await quiet();
  expect(textRowOf(tree, "1")).toMatchObject({ stale: false });
});

test("requests for texts that have left the view are cancelled", async () => {
  const service = new TestService(MANY, { kind: "code-guid" });
  const tree = await norwegian(service);
  tree.setCulture("de");
  service.holds = true;
  tree.showTexts([keyOf("1.1")]);
  const left = service.sent.at(-1);
  tree.showTexts([keyOf("2.1")]);
  expect(left?.signal.aborted).toBe(true);
  expect(service.sent.at(-1)?.signal.aborted).toBe(false);
  service.respondAll();
  await quiet();
  expect(textRowOf(tree, "1.1")).toMatchObject({ stale: true });
  expect(textRowOf(tree, "2.1")).toMatchObject({ stale: false });
  tree.showTexts([keyOf("1.1")]);
  await quiet();
  expect(textRowOf(tree, "1.1")).toMatchObject({ stale: false });
});
