import { createElement, type FunctionComponent, lazy, useState, useSyncExternalStore } from "react";
import { createStore } from "#lib/store.ts";
import type { Loader } from "./loader.ts";
import { fetchMissingStyles } from "#lib/missing-styles.ts";

/** The number of pages whose code is loading. */
const pending = createStore(0);

const forgetting = new Set<() => void>();

/** Lets pages whose code failed to load try again: React would cache the failure for ever. */
export function resetFailedPages(): void {
  for (const forget of forgetting) forget();
  forgetting.clear();
}

/**
 * A page, or another part of the app, whose code is loaded on first use. Code that is already loaded is rendered immediately, without a
 * skeleton.
 */
export function lazyPage<P extends object>(code: Loader<P>): FunctionComponent<P> {
  code.component ??= createPage(code);
  return code.component;
}

function createPage<P extends object>(code: Loader<P>): FunctionComponent<P> {
  const begin = () =>
    lazy(async () => {
      pending.set(pending.get() + 1);
      try {
        await fetchMissingStyles();
        return await code.load();
      } catch (error) {
        forgetting.add(() => {
          page = begin();
        });
        throw error;
      } finally {
        pending.set(pending.get() - 1);
      }
    });
  let page = begin();
  return function LazyPage(props) {
    // Kept while mounted: another component type would lose the state.
    const [early] = useState(() => code.loaded()?.default);
    return createElement(early ?? page, props);
  };
}

/** Whether the code of the next page is loading, while the previous page is still shown. */
export function useIsPagePending(): boolean {
  return useSyncExternalStore(pending.subscribe, () => pending.get() > 0);
}
