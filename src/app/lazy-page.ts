import { type ComponentType, lazy, useSyncExternalStore } from "react";

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

/** A page whose code is fetched when it is opened first. */
export function lazyPage(load: () => Promise<{ readonly default: ComponentType }>): ComponentType {
  return lazy(async () => {
    count(1);
    try {
      return await load();
    } finally {
      count(-1);
    }
  });
}

/** Whether the code of a page is on its way, while the page before it is still shown. */
export function useIsPageComing(): boolean {
  return useSyncExternalStore(subscribe, () => pending > 0);
}
