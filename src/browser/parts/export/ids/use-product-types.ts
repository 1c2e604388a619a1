import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { Collection } from "#core/files/write/collect/collection.ts";
import type { ProductTypes } from "#core/ids/collect-ids.ts";
import type { ChosenTemplates, IdsProductType, IdsTemplate } from "#core/ids/product-type.ts";

export type LoadedProductTypes = {
  readonly productTypes: readonly IdsProductType[];
  readonly templates: readonly IdsTemplate[];
};

/**
 * Runs a collection of product types, and loads the properties of templates that are chosen later.
 * @param collection the same object as long as the component is mounted
 */
export function useProductTypes(collection: Collection<ProductTypes>, chosen: ChosenTemplates) {
  const { run } = collection;
  const progress = useSyncExternalStore(run.subscribe, run.getProgress);
  const [isLoaded, setLoaded] = useState(false);
  if (progress.status === "finished" && !isLoaded) setLoaded(true);
  useEffect(() => {
    if (isLoaded) run.add(collection.data().jobs(chosen));
    run.start();
    return () => run.stop();
  }, [collection, run, isLoaded, chosen]);
  const data = useMemo((): LoadedProductTypes | null => {
    if (!isLoaded) return null;
    const { templates, joined } = collection.data();
    return { templates, productTypes: joined(chosen) };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the data of the collection change with each job
  }, [collection, isLoaded, chosen, progress.done]);
  return {
    /** Null until all that was needed at first is loaded, or has failed. */
    data,
    progress,
  };
}
