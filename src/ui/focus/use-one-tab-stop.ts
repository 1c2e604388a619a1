import { type FocusEvent, type KeyboardEvent, type RefCallback, useCallback, useRef } from "react";
import { inlineKeys } from "./inline-keys.ts";

/** Menus and dialogs handle their own keys. */
const STOPS = ":is(button, input[type=checkbox]):not(:disabled, [role=menuitem], dialog *)";

type OneTabStop<E extends HTMLElement> = {
  readonly ref: RefCallback<E>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocus: (event: FocusEvent) => void;
};

/** Makes the buttons and switches of an element one tab stop: the last focused one. Arrow keys, Home and End move between them. */
export function useOneTabStop<E extends HTMLElement>(): OneTabStop<E> {
  const owner = useRef<E>(null);
  const active = useRef<HTMLElement | null>(null);
  const mark = useCallback((): void => {
    const all = stopsIn(owner.current);
    const stop = all.find((one) => one === active.current) ?? all[0];
    for (const one of all) one.tabIndex = one === stop ? 0 : -1;
  }, []);
  const ref = useCallback(
    (element: E) => {
      owner.current = element;
      mark();
      // Buttons may come and go without a render of the toolbar itself.
      const observer = new MutationObserver(mark);
      observer.observe(element, { childList: true, subtree: true, attributeFilter: ["disabled"] });
      return () => observer.disconnect();
    },
    [mark],
  );
  return {
    ref,
    onKeyDown: (event) => {
      const all = stopsIn(owner.current);
      const at = all.findIndex((one) => one === event.target);
      if (at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
      const [forward, back] = inlineKeys(event.currentTarget);
      const keys: Record<string, number> = {
        [forward]: at + 1,
        [back]: at - 1,
        Home: 0,
        End: -1,
      };
      const next = keys[event.key];
      if (next === undefined) return;
      event.preventDefault();
      all.at(next % all.length)?.focus();
    },
    onFocus: ({ target }) => {
      if (!(target instanceof HTMLElement) || !target.matches(STOPS)) return;
      active.current = target;
      mark();
    },
  };
}

function stopsIn(element: HTMLElement | null): HTMLElement[] {
  return [...(element?.querySelectorAll<HTMLElement>(STOPS) ?? [])];
}
