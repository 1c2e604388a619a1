import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useSyncExternalStore } from "react";
import * as v from "valibot";
import { type LookupInput, splitInputs } from "#browser/parts/open-by-guid/split-inputs.ts";
import { useScope } from "#browser/queries/scope/scope.ts";
import { rememberedInputs } from "#browser/storage/storage.ts";
import type { Client } from "#core/api/http/client.ts";
import { createStore, type Store } from "#core/lib/store.ts";
import { Lookup, type LookupInputs, type LookupRequest } from "./run/lookup.ts";
import { LookupService } from "./run/service.ts";

const enteredSchema = v.object({ text: v.string(), classification: v.nullable(v.string()) });
/** What the form contains. */
export type Entered = v.InferOutput<typeof enteredSchema>;

type Kept = {
  readonly store: Store<Lookup | null>;
  /** Null until something was entered. */
  readonly entered: Store<Entered | null>;
  /** The inputs in the address at which it was entered before a reload, until the page has begun with it; else null. */
  readonly enteredAt: Store<string | null>;
};

/** The last lookup of each session and the content of the form, so that both are kept when the user returns to the page. */
const keptOf = new WeakMap<Client, Kept>();

function keptFor(client: Client, service: string): Kept {
  const kept = keptOf.get(client);
  if (kept !== undefined) return kept;
  const before = enteredBefore(service);
  const first = {
    store: createStore<Lookup | null>(null),
    entered: createStore<Entered | null>(before),
    enteredAt: createStore(before?.at ?? null),
  };
  keptOf.set(client, first);
  return first;
}

/** What the form contained before a reload and was not looked up yet. */
function enteredBefore(service: string): (Entered & { readonly at: string }) | null {
  try {
    const stored: unknown = JSON.parse(rememberedInputs.get() ?? "null");
    const schema = v.object({ ...enteredSchema.entries, service: v.literal(service), at: v.string() });
    return v.parse(schema, stored);
  } catch {
    return null;
  }
}

/**
 * The current lookup as rendered, and the latest one, functions that start a new one and compare inputs with it, and what the form contains.
 * The lookup is paused while the page is unmounted.
 * @param inAddress identifies the inputs in the address
 */
export function useCurrentLookup(inAddress: string) {
  const scope = useScope();
  const { client, service, culture } = scope;
  const queryClient = useQueryClient();
  const { store, entered, enteredAt } = keptFor(client, service);
  const lookup = useSyncExternalStore(store.subscribe, store.get);
  const begin = useCallback(
    (request: LookupRequest): void => {
      store.get()?.run.stop();
      const next = new Lookup(new LookupService(queryClient, scope), request);
      store.set(next);
      next.run.start();
    },
    [store, queryClient, scope],
  );
  const isCurrent = useCallback(
    ({ inputs, classification }: LookupInputs): boolean => {
      const { request } = store.get() ?? {};
      return request?.classification === classification && linesOf(request.inputs) === linesOf(inputs);
    },
    [store],
  );
  // Names differ between cultures.
  useEffect(() => {
    if (lookup !== null && lookup.culture !== culture) begin(lookup.request);
  }, [lookup, culture, begin]);
  useEffect(() => {
    lookup?.resume();
    return () => lookup?.pause();
  }, [lookup]);
  useEffect(() => {
    const keep = (): void => {
      const content = entered.get();
      const isLookedUp = content !== null && isCurrent({ ...content, inputs: splitInputs(content.text) });
      rememberedInputs.set(
        content === null || isLookedUp ? null : JSON.stringify({ ...content, service, at: inAddress }),
      );
    };
    window.addEventListener("pagehide", keep);
    return () => window.removeEventListener("pagehide", keep);
  }, [entered, service, inAddress, isCurrent]);
  return { lookup, latest: store.get, begin, isCurrent, entered, enteredAt };
}

function linesOf(inputs: readonly LookupInput[]): string {
  return inputs.map(({ text }) => text).join("\n");
}
