import { useSyncExternalStore } from "react";
import * as v from "valibot";
import { persistedBy } from "./persisted.ts";
import { localSlot } from "./storage.ts";

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

const idsMappingOf = persistedBy<StoredMapping>(
  "ids-mapping",
  { productTypes: new Map(), properties: new Map() },
  schema,
  // Written at once: an edit that waits would be replaced by one in another window.
  { serialize },
);

/** Of a mapping that is too large, only the product types are kept. */
function serialize(mapping: StoredMapping): string {
  const whole = toJson(mapping);
  return whole.length <= MAX_CHARACTERS ? whole : toJson({ ...mapping, properties: new Map() });
}

function toJson({ productTypes, properties }: StoredMapping): string {
  return JSON.stringify({
    productTypes: [...productTypes],
    properties: [...properties].map(([key, own]) => [
      key,
      [...own].map(([property, { isIncluded, propertySet, baseName, dataType, cardinality, uri }]) => [
        property,
        [isIncluded, propertySet, baseName, dataType, cardinality, uri],
      ]),
    ]),
  });
}

/** The mapping of a service. */
export function useIdsMapping(service: string): StoredMapping {
  const { subscribe, get } = idsMappingOf(service);
  return useSyncExternalStore(subscribe, get);
}

/** Changes the mapping of a service. Returns whether the next visit will find all of it: storage may be forbidden or full. */
export function changeIdsMapping(service: string, change: (before: StoredMapping) => StoredMapping): boolean {
  const store = idsMappingOf(service);
  store.set(change(store.get()));
  return localSlot(`plinth.ids-mapping ${service}`).get() === toJson(store.get());
}
