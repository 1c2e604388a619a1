/** A value and those who listen to it; fits `useSyncExternalStore`. */
export type Store<T> = {
  readonly get: () => T;
  /** Puts another value in its place and tells the listeners, unless it is the same. */
  readonly set: (value: T) => void;
  /** Returns how to stop listening. */
  readonly subscribe: (listener: () => void) => () => void;
};

/** A store that begins with this value. */
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
