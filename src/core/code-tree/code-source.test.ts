import { expect, test } from "vitest";
import { tree as codes } from "./class-number/notations.fixture.ts";
import { createCodeSource } from "./code-source.ts";
import { failure, quiet, type ServiceOptions, TestService, treeOver } from "./service.fixture.ts";

const TREE = codes("1 > 1.1 > 1.1.1", "1 > 1.2", "2");
const { signal } = new AbortController();

function sourceOver(options: ServiceOptions = {}, roots = TREE, limit?: number) {
  const service = new TestService(roots, options);
  const take = 200;
  const source = createCodeSource({
    tree: treeOver(service, { take }),
    classification: "classification/?#",
    culture: null,
    fetchCodes: service.fetchCodes,
    take,
    limit,
  });
  /** The numbers of the codes returned, level by level. */
  const walk = async (): Promise<string[]> => {
    const numbers: string[] = [];
    const visit = async (parent: Parameters<typeof source.childrenOf>[0]): Promise<void> => {
      for (const code of (await source.childrenOf(parent, signal)).items) {
        numbers.push(code.classNumber ?? "");
        if (code.hasCodes) await visit(code);
      }
    };
    await visit(null);
    return numbers;
  };
  return { source, service, walk };
}

test("returns the codes level by level, and requests no loaded ones", async () => {
  const { service, walk } = sourceOver();
  await expect(walk()).resolves.toEqual(["1", "1.1", "1.1.1", "1.2", "2"]);
  expect(service.sent).toHaveLength(2);
});

test("a tree without end is loaded up to a limit, which is said", async () => {
  const { service, walk } = sourceOver({}, TREE, 3);
  await expect(walk()).rejects.toThrow("Only the first 4 were loaded");
  expect(service.sent).toHaveLength(2);
});

test("returns the same pages in another culture", async () => {
  const { source, service, walk } = sourceOver();
  await walk();
  const pages = source.pages();
  expect(pages).toHaveLength(2);
  const names = await Promise.all(
    pages.map(async ({ fetch }) => (await fetch("nb", signal)).map(({ name }) => name)),
  );
  expect(new Set(names.flat())).toEqual(
    new Set(["1 in nb", "2 in nb", "1.1 in nb", "1.1.1 in nb", "1.2 in nb"]),
  );
  expect(service.sent).toHaveLength(4);
  const byNumber = await source.byNumber("1.2", "nb", signal);
  expect(byNumber.map(({ name }) => name)).toContain("1.2 in nb");
});

test.each([
  ["the first level", 0],
  ["the codes below another", 1],
])(
  "fails with what a request for %s fails with, and asks again when it is asked again",
  async (_what, failing) => {
    let isMended = false;
    const { walk } = sourceOver({
      fail: (_sent, index) => (!isMended && index === failing ? failure(500) : null),
    });
    await expect(walk()).rejects.toMatchObject({ status: 500 });
    isMended = true;
    await expect(walk()).resolves.toHaveLength(5);
  },
);

test("reports codes that were announced but not sent", async () => {
  const { source } = sourceOver({ total: (real) => real + 3 });
  const { items, gap } = await source.childrenOf(null, signal);
  expect(items).toHaveLength(2);
  expect(gap?.message).toContain("fewer codes");
});

test("reports children that cannot be found", async () => {
  const [parent] = codes("1 > 1.1");
  const lonely = parent === undefined ? [] : [{ ...parent, children: [] }];
  const { source } = sourceOver({}, lonely);
  const { items } = await source.childrenOf(null, signal);
  await expect(source.childrenOf(items[0] ?? null, signal)).rejects.toThrow("sent none");
});

test("stops on abort, and sends nothing more", async () => {
  const { source, service } = sourceOver({ cap: 1 });
  const controller = new AbortController();
  service.holds = true;
  const first = source.childrenOf(null, controller.signal);
  await quiet();
  controller.abort(new Error("enough"));
  await expect(first).rejects.toThrow("enough");
  const sent = service.sent.length;
  service.respondAll();
  await quiet();
  expect(service.sent).toHaveLength(sent);
});
