import { type ComponentType, createElement, lazy, useSyncExternalStore } from "react";
import { fetchMissingStyles } from "./missing-styles.ts";

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

const forgetting = new Set<() => void>();

/** Pages whose code could not be fetched are fetched anew from now on: React would keep the failure for ever. */
export function forgetFailedPages(): void {
  for (const forget of forgetting) forget();
  forgetting.clear();
}

/** A page, or another part of the app, whose code is fetched when it is opened first. */
export function lazyPage<P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
): ComponentType<P> {
  const begin = () =>
    lazy(async () => {
      count(1);
      try {
        await fetchMissingStyles();
        return await load();
      } catch (error) {
        forgetting.add(() => {
          page = begin();
        });
        throw error;
      } finally {
        count(-1);
      }
    });
  let page = begin();
  return (props) => createElement(page, props);
}

/** Whether the code of a page is on its way, while the page before it is still shown. */
export function useIsPageComing(): boolean {
  return useSyncExternalStore(subscribe, () => pending > 0);
}
