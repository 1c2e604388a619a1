import { useState } from "react";
import { useSession } from "#browser/session/session-context.tsx";
import type { Session } from "#browser/session/session.ts";
import { RecentMap } from "#core/lib/recent-map.ts";
import { useScrollKey } from "./scroll-key.ts";

/** Browsers do not go back further than some 50 entries of their history, each with a few parts. */
const REMEMBERED = 1000;

/** What parts of pages remember, by scroll key and part; each session has its own. */
export type PageMemory<T> = {
  readonly initial: T;
  readonly values: WeakMap<Session, Map<string, T>>;
};

/** A memory for `usePageMemory`. */
export function createPageMemory<T>(initial: T): PageMemory<T> {
  return { initial, values: new WeakMap() };
}

/**
 * State that lasts while the tab lives, such as open sections: Back restores it; another service
 * starts anew. `part` names the part of the page, if the page has several with the same memory.
 */
export function usePageMemory<T>(memory: PageMemory<T>, part = ""): readonly [T, (value: T) => void] {
  const { session } = useSession();
  const key = `${useScrollKey()} ${part}`;
  const remembered = (): T => memory.values.get(session)?.get(key) ?? memory.initial;
  const [state, setState] = useState(() => ({ session, key, value: remembered() }));
  const isOwn = state.session === session && state.key === key;
  const value = isOwn ? state.value : remembered();
  if (!isOwn) setState({ session, key, value });
  const set = (next: T): void => {
    const values = memory.values.get(session) ?? new RecentMap<string, T>(REMEMBERED);
    memory.values.set(session, values.set(key, next));
    setState({ session, key, value: next });
  };
  return [value, set];
}
