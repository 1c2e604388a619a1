import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { Client } from "#api/http/client.ts";
import { createStore, type Store } from "#lib/store.ts";
import { useScope } from "#queries/scope/scope.ts";
import { Lookup, type LookupRequest } from "./run/lookup.ts";
import { LookupService } from "./run/service.ts";

/** The last lookup of each session, so that it is kept when the user returns to the page. */
const lookups = new WeakMap<Client, Store<Lookup | null>>();

function storeOf(client: Client): Store<Lookup | null> {
  const store = lookups.get(client) ?? createStore<Lookup | null>(null);
  lookups.set(client, store);
  return store;
}

/** The current lookup as rendered, and the latest one, and a function that starts a new one. It is paused while the page is unmounted. */
export function useCurrentLookup() {
  const { client, service, culture, takes } = useScope();
  const queryClient = useQueryClient();
  const store = storeOf(client);
  const lookup = useSyncExternalStore(store.subscribe, store.get);
  const begin = useMemo(
    () =>
      (request: LookupRequest): void => {
        store.get()?.run.stop();
        const next = new Lookup(new LookupService(queryClient, { client, service, culture, takes }), request);
        store.set(next);
        next.run.start();
      },
    [store, queryClient, client, service, culture, takes],
  );
  // Names differ between cultures.
  useEffect(() => {
    if (lookup !== null && lookup.culture !== culture) begin(lookup.request);
  }, [lookup, culture, begin]);
  useEffect(() => {
    lookup?.resume();
    return () => lookup?.pause();
  }, [lookup]);
  return { lookup, latest: store.get, begin };
}
