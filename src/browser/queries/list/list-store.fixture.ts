import { QueryClient } from "@tanstack/react-query";
import { vi } from "vitest";
import { honest, type Service, simulate } from "#core/api/paging/paging.fixture.ts";
import type { PagedList } from "#core/api/paging/paging.ts";
import { listOf } from "./list-of.ts";
import type { ListStore } from "./list-store.ts";
import { pagedQueryOptions } from "./paging.ts";

/** An item that is identified by a number, with the culture of its texts. */
export type Item = { readonly id: number; readonly culture: string };

type Shown = {
  readonly queryClient: QueryClient;
  readonly culture: string;
  /** The list that was shown before. */
  readonly before: ListStore<Item> | null;
};

const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

/** A list in use, with fake timers; responses are immediate, except for pages that the test holds back. */
export async function openList(
  service: Service,
  take: number,
  { queryClient = newClient(), culture = "en", before = null }: Partial<Shown> = {},
) {
  const requested: number[] = [];
  const cancelled: number[] = [];
  const held = new Set<number>();
  const page = (skip: number): PagedList<Item> => {
    const list = service(skip, take);
    return { ...list, results: list.results.map((id) => ({ id, culture })) };
  };
  const query = pagedQueryOptions<Item>({
    scope: { service: "service" },
    culture,
    key: ["list"],
    take,
    keyOf: ({ id }) => String(id),
    fetchPage: async ({ skip }, signal) => {
      requested.push(skip);
      signal.addEventListener("abort", () => void cancelled.push(skip));
      return held.has(skip) ? Promise.withResolvers<never>().promise : page(skip);
    },
  });
  const store = listOf(queryClient, query);
  const close = store.use(before);
  const rest = async (): Promise<void> => void (await vi.advanceTimersByTimeAsync(1000));
  await rest();
  const view = async (at: number, rows = 20): Promise<void> => {
    const { length } = store.state.get().rows;
    const begin = Math.min(at, Math.max(0, length - rows));
    store.onViewChange(begin, Math.min(length - 1, begin + rows - 1));
    await rest();
  };
  return {
    store,
    queryClient,
    query,
    requested,
    cancelled,
    held,
    view,
    rest,
    close,
    rows: () => store.state.get().rows,
  };
}

/** A service that honours Skip and Take, with 10,000 items. */
export const long = simulate({ ...honest, count: 10_000 });
