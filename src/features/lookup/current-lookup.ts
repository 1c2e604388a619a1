import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { Client } from "#api/client.ts";
import { createStore, type Store } from "#lib/store.ts";
import { useScope } from "#queries/scope.ts";
import { Lookup, type LookupRequest } from "./lookup.ts";
import { LookupService } from "./service.ts";

/** What was looked up last in each session with a service, so that it is there when somebody comes back to the page. */
const lookups = new WeakMap<Client, Store<Lookup | null>>();

function storeOf(client: Client): Store<Lookup | null> {
  const store = lookups.get(client) ?? createStore<Lookup | null>(null);
  lookups.set(client, store);
  return store;
}

/** The lookup of this session, and how to begin another one. It pauses while its page is left. */
export function useCurrentLookup() {
  const { client, service, culture, takes } = useScope();
  const queryClient = useQueryClient();
  const store = storeOf(client);
  const lookup = useSyncExternalStore(store.subscribe, store.get);
  const begin = useMemo(
    () =>
      (request: LookupRequest): void => {
        store.get()?.stop();
        const next = new Lookup(new LookupService(queryClient, { client, service, culture, takes }), request);
        store.set(next);
        next.start();
      },
    [store, queryClient, client, service, culture, takes],
  );
  // Names in another culture are other names.
  useEffect(() => {
    if (lookup !== null && lookup.culture !== culture) begin(lookup.request);
  }, [lookup, culture, begin]);
  useEffect(() => {
    lookup?.resume();
    return () => lookup?.pause();
  }, [lookup]);
  return { lookup, begin };
}
