import { useEffect, useState } from "react";
import { searchIn } from "#browser/parts/search-field/search-param-field.tsx";
import { latestLocation } from "#browser/routing/latest-location.ts";
import { createStore } from "#core/lib/store.ts";

/**
 * Returns a function that waits until a list, which lags behind the address, is rendered for the search of the address, and returns what
 * it is rendered for.
 * @param rendered what the list is rendered for; the same object until that changes
 */
export function useSettledView<T extends { readonly search: string }>(rendered: T): () => Promise<T> {
  const [view] = useState(() => createStore(rendered));
  useEffect(() => view.set(rendered), [view, rendered]);
  return async () => {
    while (view.get().search !== searchIn(latestLocation().search)) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const unsubscribe = view.subscribe(resolve);
      await promise;
      unsubscribe();
    }
    return view.get();
  };
}
