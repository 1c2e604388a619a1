import { type FunctionComponent, use, useSyncExternalStore } from "react";
import type { LazyModule } from "#browser/lib/lazy-module.ts";
import { createStore } from "#core/lib/store.ts";

/** The number of pages whose module is loading. */
const pending = createStore(0);
const counted = new WeakSet<Promise<unknown>>();

type LazyPageProps<P> = {
  readonly module: LazyModule<{ readonly default: FunctionComponent<P> }>;
  readonly props: P;
};

/** A page whose module is loaded on first use. Until then it suspends. */
export function LazyPage<P extends object>({ module, props }: LazyPageProps<P>) {
  const attempt = module.attempt();
  if (module.loaded.get() === null) count(attempt);
  const { default: Page } = use(attempt);
  return <Page {...props} />;
}

function count(attempt: Promise<unknown>): void {
  if (counted.has(attempt)) return;
  counted.add(attempt);
  const add = (count: number): void => pending.set(pending.get() + count);
  // Called while rendering, when no state may change.
  queueMicrotask(() => add(1));
  const end = (): void => add(-1);
  attempt.then(end, end);
}

/** Whether the module of the next page is loading, while the previous page is still shown. */
export function useIsPagePending(): boolean {
  return useSyncExternalStore(pending.subscribe, () => pending.get() > 0);
}
