import { useSyncExternalStore } from "react";
import * as v from "valibot";
import { createStore } from "#lib/store.ts";
import { persisted } from "#browser-storage/persisted.ts";

const schema = v.object({ values: v.boolean(), documents: v.boolean(), tags: v.boolean() });

/** The optional columns of the mapped properties. */
export type PropertyColumns = v.InferOutput<typeof schema>;

const chosen = persisted(
  createStore<PropertyColumns>({ values: false, documents: false, tags: false }),
  "plinth.property-columns",
  schema,
);

/** The columns that were switched on last, and functions that switch them. */
export function usePropertyColumns() {
  const columns = useSyncExternalStore(chosen.subscribe, chosen.get);
  const change = (changed: Partial<PropertyColumns>): void => chosen.set({ ...chosen.get(), ...changed });
  return { columns, change };
}
