import { describe, expect, test } from "vitest";
import { tree as codes } from "../class-number/notations.fixture.ts";
import { codeRows, linesOf, failure, quiet, startedTree, TestService } from "../service.fixture.ts";

const numbers = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => String(1000 + index));
const asked = ({ sent }: TestService): [skip: number, take: number][] =>
  sent.map(({ skip, take }): [number, number] => [skip, take]);

describe("the first page is small, and later ones grow", () => {
  test("up to the size that the service grants", async () => {
    const service = new TestService(codes(...numbers(500)), { cap: 10_000 });
    const tree = await startedTree(service, { take: 2 });
    expect(codeRows(tree)).toHaveLength(500);
    expect(asked(service)).toEqual([
      [0, 2],
      [2, 20],
      [22, 200],
      [222, 2000],
    ]);
  });

  test("from what the last page of another list had", async () => {
    const below = numbers(50).map((number) => `1011 > 1011.${number}`);
    const service = new TestService(codes(...numbers(12), ...below), { cap: 10_000 });
    const tree = await startedTree(service, { take: 2 });
    tree.setOpen("guid/1011", true);
    await quiet();
    expect(codeRows(tree)).toHaveLength(62);
    expect(asked(service)).toEqual([
      [0, 2],
      [2, 20],
      [0, 2],
      [2, 100],
    ]);
  });

  test("to the size of the pages of a capping service", async () => {
    const service = new TestService(codes(...numbers(30)), { cap: 7 });
    const tree = await startedTree(service, { take: 2 });
    expect(codeRows(tree)).toHaveLength(30);
    expect(asked(service).map(([, take]) => take)).toEqual([2, 20, 7, 7, 7]);
  });

  test("not if the service caps below the first page", async () => {
    const service = new TestService(codes(...numbers(9)), { cap: 3 });
    await startedTree(service, { take: 5 });
    expect(asked(service)).toEqual([
      [0, 5],
      [3, 5],
      [6, 5],
    ]);
  });

  test.each([400, 413, 500])("and shrink if a large one fails with %d", async (status) => {
    const service = new TestService(codes(...numbers(9)), {
      fail: ({ take }) => (take > 3 ? failure(status) : null),
    });
    const tree = await startedTree(service, { take: 3 });
    expect(codeRows(tree)).toHaveLength(9);
    expect(asked(service)).toEqual([
      [0, 3],
      [3, 30],
      [3, 3],
      [6, 3],
    ]);
  });

  test("and other errors are not retried in another size", async () => {
    const service = new TestService(codes(...numbers(9)), {
      fail: ({ skip }) => (skip > 0 ? failure(403) : null),
    });
    const tree = await startedTree(service, { take: 3 });
    expect(linesOf(tree)).toEqual(["1000", "1001", "1002", "(failed)"]);
    expect(service.sent).toHaveLength(2);
  });

  test("and a small page that fails leaves a gap", async () => {
    const service = new TestService(codes(...numbers(9)), {
      fail: ({ skip }) => (skip === 3 ? failure(503) : null),
    });
    const tree = await startedTree(service, { take: 3 });
    expect(linesOf(tree)).toEqual(["1000", "1001", "1002", "(failed)", "1006", "1007", "1008"]);
    expect(asked(service)).toEqual([
      [0, 3],
      [3, 30],
      [3, 3],
      [6, 3],
    ]);
  });
});

test("texts in another culture are requested in small pages, whatever the page size of the codes", async () => {
  const service = new TestService(codes(...numbers(60)), { cap: 10_000 });
  const tree = await startedTree(service, { take: 2 });
  tree.setCulture("nb-NO");
  tree.showTexts(
    codeRows(tree)
      .slice(30, 32)
      .map(({ key }) => key),
  );
  await quiet();
  expect(service.sent.slice(3)).toMatchObject([{ skip: 30, take: 2, culture: "nb-NO" }]);
});
