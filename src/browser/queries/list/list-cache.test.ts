import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { honest, range, simulate } from "#core/api/paging/paging.fixture.ts";
import { listOf } from "./list-of.ts";
import { long, openList as open } from "./list-store.fixture.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the query cache", () => {
  test("has every page as a query of its own", async () => {
    const { queryClient, query, view } = await open(long, 50);
    await view(500);
    const pages = queryClient.getQueryCache().findAll({ queryKey: query.queryKey });
    expect(pages.map(({ queryKey }) => queryKey.at(-1))).toEqual([{ skip: 0 }, { skip: 500 }]);
  });

  test("cancels the requests of a list, which does not send them again by itself", async () => {
    const { queryClient, query, requested, cancelled, held, view, rest, store } = await open(long, 50);
    held.add(500);
    await view(500);
    await queryClient.cancelQueries({ queryKey: query.queryKey });
    await rest();
    expect(cancelled).toEqual([500]);
    expect(store.state.get()).toMatchObject({ isFetching: false, error: null });
    expect(requested.filter((skip) => skip === 500)).toHaveLength(1);
    held.clear();
    await view(500);
    expect(store.state.get().rows.at(500)).toBeDefined();
  });

  test("drops a list when it is cleared", async () => {
    const { queryClient, query } = await open(long, 50);
    queryClient.clear();
    expect(listOf(queryClient, query).state.get().isLoaded).toBe(false);
  });
});

describe("a list in another culture", () => {
  test("keeps its length and its old texts, and requests only the pages in view", async () => {
    const german = await open(long, 50, { culture: "de" });
    await german.view(500);
    const { queryClient, store: before } = german;
    const { requested, store, view, rows } = await open(long, 50, { queryClient, before });
    expect(requested).toEqual([]);
    expect(rows().length).toBe(10_000);
    const old = rows().at(510);
    expect(old?.culture).toBe("de");
    expect(old !== undefined && store.isOld(old)).toBe(true);
    await view(510);
    expect(requested).toEqual([500]);
    const now = rows().at(510);
    expect(now?.culture).toBe("en");
    expect(now !== undefined && store.isOld(now)).toBe(false);
    expect(rows().at(10)?.culture).toBe("de");

    const back = await open(long, 50, { queryClient, culture: "de", before: store });
    await back.view(510);
    expect(back.requested, "what is cached is not requested again").toEqual([]);
  });

  test("begins anew if it is ordered differently, and shows the old texts until then", async () => {
    const german = await open(long, 50, { culture: "de" });
    await german.view(500);
    const reversed = simulate({ ...honest, data: range(0, 10_000).toReversed() });
    const { queryClient, store: before } = german;
    const { requested, held, view, rows, store } = await open(reversed, 50, { queryClient, before });
    held.add(0);
    await view(500);
    expect(requested).toEqual([500, 0]);
    expect(rows().at(510)?.culture).toBe("de");
    expect(store.state.get().isReloading).toBe(true);
  });

  test("of a single page is requested as usual", async () => {
    const short = simulate({ ...honest, count: 40 });
    const { queryClient, store: before } = await open(short, 50, { culture: "de" });
    const { requested } = await open(short, 50, { queryClient, before });
    expect(requested).toEqual([0]);
  });
});

test("a list that is loaded again shows what was there until its first page has come", async () => {
  const { requested, held, view, rest, rows, store } = await open(long, 50);
  await view(500);
  held.add(0);
  store.reload();
  await rest();
  expect(requested).toEqual([0, 500, 0]);
  expect(rows().at(500)).toBeDefined();
  expect(store.state.get()).toMatchObject({ isReloading: true, isFetching: true });
});
