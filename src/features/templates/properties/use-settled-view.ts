import { useEffect, useRef } from "react";
import { searchIn } from "#navigation/search-param-field.tsx";
import { latestLocation } from "#navigation/latest-location.ts";

/**
 * Returns a function that waits until a list, which lags behind the address, is rendered for the search of the address, and returns what
 * it is rendered for.
 * @param rendered what the list is rendered for; the same object until that changes
 */
export function useSettledView<T extends { readonly search: string }>(rendered: T): () => Promise<T> {
  const shown = useRef(rendered);
  const onRender = useRef<(() => void) | null>(null);
  useEffect(() => {
    shown.current = rendered;
    onRender.current?.();
  });
  return async () => {
    for (;;) {
      if (shown.current.search === searchIn(latestLocation().search)) return shown.current;
      const { promise, resolve } = Promise.withResolvers<void>();
      onRender.current = resolve;
      await promise;
    }
  };
}
