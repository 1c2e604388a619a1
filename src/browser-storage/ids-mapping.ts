import { useSyncExternalStore } from "react";
import * as v from "valibot";
import type { Store } from "#lib/store.ts";
import { persistedBy } from "./persisted.ts";

/** The maximum size of the mapping of a service, since browsers limit a site's storage to a few million characters. */
const MAX_CHARACTERS = 1_500_000;

const productTypeSchema = v.object({
  template: v.string(),
  entity: v.string(),
  predefinedType: v.string(),
  system: v.string(),
  classNumber: v.string(),
  areCodesBelowIncluded: v.boolean(),
});
/** A tuple, since there are many of them. */
const propertySchema = v.pipe(
  v.tuple([
    v.boolean(),
    v.string(),
    v.string(),
    v.string(),
    v.picklist(["required", "optional", "prohibited"]),
    v.string(),
  ]),
  v.transform(([isIncluded, propertySet, baseName, dataType, cardinality, uri]) => {
    return { isIncluded, propertySet, baseName, dataType, cardinality, uri };
  }),
);

type Properties = ReadonlyMap<string, v.InferOutput<typeof propertySchema>>;

/** What product types and properties are called in IFC, as the user confirmed it: by product type, and by property within these. */
export type StoredMapping = {
  readonly productTypes: ReadonlyMap<string, v.InferOutput<typeof productTypeSchema>>;
  readonly properties: ReadonlyMap<string, Properties>;
};

const schema = v.pipe(
  v.object({
    productTypes: v.array(v.tuple([v.string(), productTypeSchema])),
    properties: v.array(v.tuple([v.string(), v.array(v.tuple([v.string(), propertySchema]))])),
  }),
  v.transform(({ productTypes, properties }): StoredMapping => ({
    productTypes: new Map(productTypes),
    properties: new Map(properties.map(([key, own]) => [key, new Map(own)])),
  })),
);

/** The mapping of a service. */
export const idsMappingOf = persistedBy<StoredMapping>(
  "ids-mapping",
  { productTypes: new Map(), properties: new Map() },
  schema,
  // Written at once: an edit that waits would be replaced by one in another window.
  { serialize },
);

/** Of a mapping that is too large, only the product types are kept. */
function serialize({ productTypes, properties }: StoredMapping): string {
  const types = [...productTypes];
  const whole = JSON.stringify({
    productTypes: types,
    properties: [...properties].map(([key, own]) => [
      key,
      [...own].map(([property, { isIncluded, propertySet, baseName, dataType, cardinality, uri }]) => [
        property,
        [isIncluded, propertySet, baseName, dataType, cardinality, uri],
      ]),
    ]),
  });
  return whole.length <= MAX_CHARACTERS ? whole : JSON.stringify({ productTypes: types, properties: [] });
}

/** The mapping of a service, and the store to change it. */
export function useIdsMapping(
  service: string,
): readonly [mapping: StoredMapping, store: Store<StoredMapping>] {
  const store = idsMappingOf(service);
  return [useSyncExternalStore(store.subscribe, store.get), store];
}
