import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, test, vi } from "vitest";
import { listOf } from "#browser/queries/list/list-of.ts";
import { conceptsQueryOptions } from "#browser/queries/list/paging.ts";
import { secondNamesOf } from "#browser/queries/names/second-names.ts";
import type { ConceptSummary } from "#core/api/concept-summary.ts";
import { createClient } from "#core/api/http/client.ts";
import { createStore } from "#core/lib/store.ts";
import type { ListView } from "./list-view.ts";
import { loadSecondList, MAX_FURTHER_PAGES } from "./load-second-list.ts";

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const TAKE = 10;
const LOOK: ListView = { rows: null, items: () => [] };

type Options = {
  readonly total: number;
  /** How many of them the list has in German; default: all. */
  readonly germans?: number;
  /** Whether requests in German fail. */
  readonly fails?: () => boolean;
  /** The items in view of a list with other rows, such as a filtered one; default: rows 0 to 5. */
  readonly items?: readonly number[];
  /** Items whose German names are known before. */
  readonly known?: readonly number[];
  /** The order in German; default: as in English. */
  readonly order?: (at: number) => number;
  /** Whether the responses in German are held back. */
  readonly holds?: boolean;
};

/** A list in English, of which some rows are in view, and the same in German beside it. */
async function germanBeside(options: Options) {
  const { total, germans = total, order = (at) => at, holds = false, known = [] } = options;
  const queryClient = new QueryClient();
  const client = createClient({ baseUrl: "https://service.test" });
  const requested: number[] = [];
  const cancelled: number[] = [];
  const query = (culture: string) =>
    conceptsQueryOptions<ConceptSummary>(
      {
        client,
        service: "service",
        culture,
        takes: { list: TAKE, codes: TAKE },
      },
      {
        key: ["templates"],
        kind: null,
        fetchConcepts: async ({ skip, take }, signal) => {
          if (culture === "de") {
            requested.push(skip);
            signal.addEventListener("abort", () => void cancelled.push(skip));
            if (options.fails?.() === true) throw new Error("failed");
            if (holds) return Promise.withResolvers<never>().promise;
          }
          const all = culture === "de" ? germans : total;
          const ids = Array.from({ length: Math.max(0, Math.min(take, all - skip)) }, (_, at) =>
            culture === "de" ? order(skip + at) : skip + at,
          );
          const results = ids.map((id) => ({
            versionGuid: `v${id}`,
            guid: null,
            name: `${culture} ${id}`,
            defaultName: `${id}`,
          }));
          return {
            shape: "paged",
            results,
            pagination: { total: all, take, skip, returned: results.length },
          };
        },
      },
    );
  const first = listOf(queryClient, query("en"));
  first.use();
  const rest = async (): Promise<void> => void (await vi.advanceTimersByTimeAsync(1000));
  await rest();
  const view = createStore(LOOK);
  const names = secondNamesOf(queryClient, { client, service: "service" }, "de");
  const onCut = vi.fn<(isCut: boolean) => void>();
  const look = async (from: number, to: number): Promise<void> => {
    first.onViewChange(from, to);
    await rest();
    const { rows } = first.state.get();
    const items = Array.from({ length: to - from + 1 }, (_, at) => rows.at(from + at)).filter(
      (item) => item !== undefined,
    );
    view.set({ rows: { first: from, last: to }, items: () => items });
    await rest();
  };
  const lookAt = (ids: readonly number[]): void =>
    view.set({ rows: null, items: () => ids.map((id) => ({ versionGuid: `v${id}`, guid: null })) });
  await look(0, 5);
  if (options.items !== undefined) lookAt(options.items);
  for (const id of known)
    names.add({
      versionGuid: `v${id}`,
      guid: null,
      name: `known ${id}`,
      defaultName: null,
      technicalDefinition: null,
      defaultTechnicalDefinition: null,
    });
  const store = listOf(queryClient, query("de"));
  const end = loadSecondList({ store, first, view, names, onCut });
  await rest();
  return {
    requested,
    cancelled,
    look,
    lookAt,
    retry: store.retry,
    isUnlisted: (id: number) => names.isUnlisted(`v${id}`),
    end,
    onCut,
    nameOf: (id: number) => names.get(`v${id}`)?.name,
    rest,
  };
}

test("only the pages in view and the next one are requested in the second culture", async () => {
  const { requested, look, nameOf, onCut } = await germanBeside({ total: 1000 });
  expect(requested.every((skip) => skip <= 2 * TAKE)).toBe(true);
  expect(nameOf(5)).toBe("de 5");
  requested.length = 0;
  await look(500, 505);
  expect(nameOf(505)).toBe("de 505");
  expect(nameOf(300)).toBeUndefined();
  expect(requested.every((skip) => Math.abs(skip - 500) <= 2 * TAKE)).toBe(true);
  expect(onCut).not.toHaveBeenCalledWith(true);
});

test("where the order differs, further pages are loaded until the names in view are known", async () => {
  const { requested, nameOf, onCut } = await germanBeside({ total: 100, order: (at) => 99 - at });
  expect(nameOf(0)).toBe("de 0");
  expect(nameOf(5)).toBe("de 5");
  // The first page is requested again when the list begins anew in its other order.
  expect(requested.filter((skip) => skip !== 0)).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90]);
  expect(onCut).not.toHaveBeenCalledWith(true);
});

test("no more than a limited number of further pages, which is said", async () => {
  const { requested, nameOf, onCut, rest } = await germanBeside({ total: 5000, order: (at) => 4999 - at });
  await rest();
  expect(nameOf(0)).toBeUndefined();
  expect(onCut).toHaveBeenLastCalledWith(true);
  // Besides those in view, and the first one again for the other order.
  expect(requested.length).toBeLessThanOrEqual(MAX_FURTHER_PAGES + 4);
});

test("the end cancels the requests in flight", async () => {
  const { requested, cancelled, end, rest } = await germanBeside({ total: 100, holds: true });
  expect(requested.length).toBeGreaterThan(0);
  expect(cancelled).toEqual([]);
  end();
  await rest();
  expect(cancelled).toEqual(requested);
});

test("nothing is requested while the names in view are known", async () => {
  const { requested, look, nameOf } = await germanBeside({ total: 1000, known: [0, 1, 2, 3, 4, 5] });
  expect(requested).toEqual([]);
  await look(500, 505);
  expect(nameOf(500)).toBe("de 500");
});

test("of a filtered list, only the pages that contain the items in view are requested", async () => {
  const { requested, lookAt, nameOf, rest } = await germanBeside({ total: 60, items: [] });
  expect(requested).toEqual([]);
  // The first culture has loaded the pages from 0 to 20.
  lookAt([3, 13]);
  await rest();
  expect([nameOf(3), nameOf(13)]).toEqual(["de 3", "de 13"]);
  expect(requested.toSorted((a, b) => a - b)).toEqual([0, 10]);
});

test("an item that the list does not contain in the second culture is unlisted", async () => {
  const { nameOf, isUnlisted, onCut } = await germanBeside({ total: 25, germans: 4 });
  expect(nameOf(3)).toBe("de 3");
  expect([isUnlisted(3), isUnlisted(4), isUnlisted(5)]).toEqual([false, true, true]);
  expect(onCut).not.toHaveBeenCalledWith(true);
});

test("a failure leaves the items missing, not unlisted, until it is tried again", async () => {
  let fails = true;
  const { nameOf, isUnlisted, retry, rest } = await germanBeside({ total: 8, fails: () => fails });
  expect([nameOf(0), isUnlisted(0)]).toEqual([undefined, false]);
  fails = false;
  retry();
  await rest();
  expect(nameOf(0)).toBe("de 0");
});
