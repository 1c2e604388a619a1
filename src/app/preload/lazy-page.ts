import { createElement, type FunctionComponent, lazy, useState, useSyncExternalStore } from "react";
import { createStore } from "#lib/store.ts";
import type { Loader } from "./loader.ts";
import { fetchMissingStyles } from "#lib/missing-styles.ts";

/** How many pages wait for their code. */
const pending = createStore(0);

const forgetting = new Set<() => void>();

/** Pages whose code could not be fetched are fetched again from now on: React would keep the failure for ever. */
export function forgetFailedPages(): void {
  for (const forget of forgetting) forget();
  forgetting.clear();
}

/**
 * A page, or another part of the app, whose code is fetched when it is opened first. Code that is there already is shown at once, without a
 * skeleton before it.
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
    // For as long as it is shown: another component would lose its state.
    const [early] = useState(() => code.loaded()?.default);
    return createElement(early ?? page, props);
  };
}

/** Whether the code of a page is on its way, while the page before it is still shown. */
export function useIsPageComing(): boolean {
  return useSyncExternalStore(pending.subscribe, () => pending.get() > 0);
}
