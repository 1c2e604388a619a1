import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { ListState } from "./list-state.ts";
import { listOf } from "./list-of.ts";
import type { ListStore } from "./list-store.ts";
import type { PagedQueryOptions } from "./paging.ts";

/** A list that is being loaded to its end. */
export type WholeListState<T> = Pick<ListState<T>, "items" | "total" | "endsEarly" | "error"> & {
  /** Whether all that the service sends has loaded. */
  readonly isComplete: boolean;
  readonly refetch: () => void;
};

/** Several lists, each loaded to its end. Their number and order may change. */
export function useWholeLists<T>(queries: readonly PagedQueryOptions<T>[]): readonly WholeListState<T>[] {
  const queryClient = useQueryClient();
  const stores = queries.map((query) => listOf(queryClient, query));
  const [lists, setLists] = useState(() => new Lists(stores));
  if (!lists.isOf(stores)) setLists(new Lists(stores));
  useEffect(() => lists.load(), [lists]);
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

  /** Loads all lists; returns a function that cancels that. */
  load(): () => void {
    const ends = this.#stores.flatMap((store) => [store.use(), store.loadAll()]);
    return () => {
      for (const end of ends.toReversed()) end();
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    const ends = this.#stores.map((store) => store.state.subscribe(listener));
    return () => {
      for (const end of ends) end();
    };
  };

  readonly get = (): readonly WholeListState<T>[] => {
    const states = this.#stores.map((store) => store.state.get());
    if (states.some((state, index) => state !== this.#states[index]) || this.#states.length === 0) {
      this.#states = states;
      this.#joined = states.map((state, index) => ({
        items: state.items,
        total: state.total,
        endsEarly: state.endsEarly,
        error: state.error,
        isComplete: state.isLoaded && !state.hasMore && !state.isFetching && state.error === null,
        refetch: () => this.#stores[index]?.retry(),
      }));
    }
    return this.#joined;
  };
}
