import { expect, test, vi } from "vitest";
import { fetchAllPages } from "./all-pages.ts";
import type { PagedList } from "./paging.ts";

function page(results: string[], total: number | null): PagedList<string> {
  return { results, pagination: { total, take: null, skip: null, returned: null }, shape: "paged" };
}

const keyOf = (item: string) => item;

test("loads page by page until the list ends, without duplicates", async () => {
  const fetchPage = vi
    .fn<(page: { skip: number; take: number }) => Promise<PagedList<string>>>()
    .mockResolvedValueOnce(page(["a", "b"], 5))
    .mockResolvedValueOnce(page(["b", "c"], 5))
    .mockResolvedValueOnce(page(["d"], 5));
  await expect(fetchAllPages(fetchPage, 2, keyOf)).resolves.toEqual({
    items: ["a", "b", "c", "d"],
    total: 5,
    endsEarly: false,
    isCut: false,
  });
  expect(fetchPage.mock.calls.map(([{ skip }]) => skip)).toEqual([0, 2, 4]);
});

test("reports that the service sent less than announced", async () => {
  const pages = [page(["a"], 3), page([], 3)];
  const list = fetchAllPages(async ({ skip }) => pages[skip] ?? page([], 3), 2, keyOf);
  await expect(list).resolves.toEqual({ items: ["a"], total: 3, endsEarly: true, isCut: false });
});

test("rejects with the error of a page", async () => {
  await expect(fetchAllPages(() => Promise.reject(new Error("no")), 2, keyOf)).rejects.toThrow("no");
});
