import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { numberList } from "#browser/queries/list/number-list.fixture.ts";
import { fetchList } from "./fetch-list.ts";

/** A list of 120 numbers whose page at this Skip fails until it is repaired. */
function brokenList(brokenAt: number) {
  const skips: number[] = [];
  let isBroken = true;
  const query = numberList((skip) => {
    skips.push(skip);
    if (isBroken && skip === brokenAt) throw new Error("broken");
  });
  return { query, skips, repair: () => (isBroken = false) };
}

test("a list with a page that fails is exported as far as it has loaded, and then requested from there", async () => {
  const { query, skips, repair } = brokenList(50);
  const queryClient = new QueryClient();
  const { signal } = new AbortController();
  const { items, gap } = await fetchList(queryClient, query, signal);
  expect([items.length, gap?.message]).toEqual([50, "broken"]);
  repair();
  skips.length = 0;
  await expect(fetchList(queryClient, query, signal)).resolves.toMatchObject({
    items: { length: 120 },
    gap: null,
  });
  expect(skips).toEqual([50, 100]);
});

test("a list whose first page fails is missing as a whole", async () => {
  const { query } = brokenList(0);
  await expect(fetchList(new QueryClient(), query, new AbortController().signal)).rejects.toThrow("broken");
});
