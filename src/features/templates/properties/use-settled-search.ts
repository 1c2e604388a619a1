import { useEffect, useRef } from "react";
import { searchIn } from "#navigation/search-param-field.tsx";
import { latestLocation } from "#navigation/latest-location.ts";

/**
 * Returns a function that waits until a list, which lags behind the address, is rendered for the search of the address, and returns that
 * search.
 * @param rendered the search for which the list is rendered
 */
export function useSettledSearch(rendered: string): () => Promise<string> {
  const shown = useRef(rendered);
  const onRender = useRef<(() => void) | null>(null);
  useEffect(() => {
    shown.current = rendered;
    onRender.current?.();
  });
  return async () => {
    for (;;) {
      const wanted = searchIn(latestLocation().search);
      if (shown.current === wanted) return wanted;
      const { promise, resolve } = Promise.withResolvers<void>();
      onRender.current = resolve;
      await promise;
    }
  };
}
