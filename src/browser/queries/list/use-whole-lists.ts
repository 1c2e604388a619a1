import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { listOf } from "./list-of.ts";
import type { ListState } from "./list-state.ts";
import type { ListStore } from "./list-store.ts";
import type { PagedQueryOptions } from "./paging.ts";

/** A list that is being loaded to its end. */
export type WholeListState<T> = Pick<
  ListState<T>,
  "items" | "count" | "total" | "endsEarly" | "isCut" | "error"
> & {
  /** Whether all that the service sends has loaded. */
  readonly isComplete: boolean;
  readonly refetch: () => void;
};

/**
 * Several lists, each loaded to its end. Their number and order may change.
 * @param isOn if false, only what has loaded, and the first pages
 */
export function useWholeLists<T>(
  queries: readonly PagedQueryOptions<T>[],
  isOn = true,
): readonly WholeListState<T>[] {
  const queryClient = useQueryClient();
  const stores = queries.map((query) => listOf(queryClient, query));
  const [lists, setLists] = useState(() => new Lists(stores));
  if (!lists.isOf(stores)) setLists(new Lists(stores));
  useEffect(() => lists.use(), [lists]);
  useEffect(() => (isOn ? lists.loadAll() : undefined), [lists, isOn]);
  return useSyncExternalStore(lists.subscribe, lists.get);
}

/** Joins the states of some lists to one store. */
class Lists<T> {
  readonly #stores: readonly ListStore<T>[];
  #states: readonly ListState<T>[] = [];
  #joined: readonly WholeListState<T>[] = [];

  constructor(stores: readonly ListStore<T>[]) {
    this.#stores = stores;
  }

  isOf(stores: readonly ListStore<T>[]): boolean {
    return stores.length === this.#stores.length && stores.every((one, index) => one === this.#stores[index]);
  }

  /** Requests the first pages; returns a function that ends the use of the lists. */
  use(): () => void {
    return all(this.#stores.map((store) => store.use()));
  }

  /** Loads all lists; returns a function that cancels that. */
  loadAll(): () => void {
    return all(this.#stores.map((store) => store.loadAll()));
  }

  readonly subscribe = (listener: () => void): (() => void) =>
    all(this.#stores.map((store) => store.state.subscribe(listener)));

  readonly get = (): readonly WholeListState<T>[] => {
    const states = this.#stores.map((store) => store.state.get());
    if (states.some((state, index) => state !== this.#states[index]) || this.#states.length === 0) {
      this.#states = states;
      this.#joined = states.map((state, index) => ({
        // Joined from all pages, so only once it is needed.
        get items() {
          return state.items;
        },
        count: state.count,
        total: state.total,
        endsEarly: state.endsEarly,
        isCut: state.isCut,
        error: state.error,
        isComplete: state.isLoaded && !state.hasMore && !state.isFetching && state.error === null,
        refetch: () => this.#stores[index]?.retry(),
      }));
    }
    return this.#joined;
  };
}

function all(ends: readonly (() => void)[]): () => void {
  return () => {
    for (const end of ends) end();
  };
}
