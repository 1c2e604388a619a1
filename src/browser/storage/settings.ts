import { useSyncExternalStore } from "react";
import * as v from "valibot";
import { createStore, type Store } from "#core/lib/store.ts";
import { persisted } from "./persisted.ts";

/** A setting of the user for this device and all services. */
function setting<T>(name: string, initial: T, schema: v.GenericSchema<unknown, T>): Store<T> {
  return persisted(createStore(initial), `plinth.${name}`, schema);
}

/** Whether code trees show definitions beneath the names. */
export const showsDefinitions = setting("definitions", false, v.boolean());

/** Whether the GUIDs of concepts are shown. */
export const showsIdentifiers = setting("identifiers", false, v.boolean());

/** The default share of the code tree in the width, in per cent. */
export const DEFAULT_DIVIDER = 55;

/** The share of the code tree in the width, beside the details of a code, in per cent. */
export const divider = setting("divider", DEFAULT_DIVIDER, v.pipe(v.number(), v.minValue(1), v.maxValue(99)));

const columnsSchema = v.object({ values: v.boolean(), documents: v.boolean(), tags: v.boolean() });

/** The optional columns of the mapped properties. */
export type PropertyColumns = v.InferOutput<typeof columnsSchema>;

export const propertyColumns = setting<PropertyColumns>(
  "property-columns",
  { values: false, documents: false, tags: false },
  columnsSchema,
);

/** A setting, and the function that changes it, also in other tabs. */
export function useSetting<T>(store: Store<T>): readonly [value: T, set: (value: T) => void] {
  return [useSyncExternalStore(store.subscribe, store.get), store.set];
}
