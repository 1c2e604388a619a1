/** A value with subscribers; fits `useSyncExternalStore`. */
export type Store<T> = {
  readonly get: () => T;
  /** Sets the value and notifies the subscribers, unless it is the same. */
  readonly set: (value: T) => void;
  /** Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
};

/** Creates a store with an initial value. */
export function createStore<T>(initial: T): Store<T> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
