import { type ComponentType, createElement, lazy, useState, useSyncExternalStore } from "react";
import { loadedPage, type LoadPage, loadPage } from "./pages.ts";

let pending = 0;
const listeners = new Set<() => void>();

function count(step: 1 | -1): void {
  pending += step;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A page whose code is fetched when it is opened first; one that is there already is shown at once, without a skeleton before it. */
export function lazyPage(load: LoadPage): ComponentType {
  const Lazy = lazy(async () => {
    count(1);
    try {
      return { default: await loadPage(load) };
    } finally {
      count(-1);
    }
  });
  return function LazyPage() {
    // For as long as it is shown: another component would begin anew.
    const [Page] = useState(() => loadedPage(load) ?? Lazy);
    return createElement(Page);
  };
}

/** Whether the code of a page is on its way, while the page before it is still shown. */
export function useIsPageComing(): boolean {
  return useSyncExternalStore(subscribe, () => pending > 0);
}
