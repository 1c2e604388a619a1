import { type RefCallback, useCallback } from "react";
import { inlineKeys } from "./inline-keys.ts";
import { nextItem } from "./next-item.ts";

type RovingFocusOptions = {
  /** A selector of the items. They may be added and removed without a render of the component that calls the hook. */
  readonly items: string;
  /** Left and Right, by the writing direction, or Up and Down. */
  readonly axis: "inline" | "block";
  /** For a long list: the number of items that Page Up and Page Down move by. Its ends are not joined. */
  readonly page?: number;
};

/** The item that is selected or open: the tab stop while no item has the focus. */
const CURRENT = ":is([aria-selected=true], [aria-current=true])";

/**
 * Makes the items of an element one tab stop (roving tabindex): the focused item, else the current one, else the last focused one. Arrow
 * keys, Home and End move the focus between them. Mantine's `useRovingIndex` needs the number of items and sets the properties of each, so
 * it does not fit items that are components of their own; it also takes Alt+Left from the browser.
 */
export function useRovingFocus<E extends HTMLElement>({
  items,
  axis,
  page,
}: RovingFocusOptions): RefCallback<E> {
  return useCallback(
    (element: E) => {
      let lastFocused: Element | null = null;
      const itemsNow = (): HTMLElement[] => [...element.querySelectorAll<HTMLElement>(items)];
      const mark = (): void => {
        const all = itemsNow();
        const stop =
          all.find((item) => item === document.activeElement) ??
          all.find((item) => item.matches(CURRENT)) ??
          all.find((item) => item === lastFocused) ??
          all[0];
        for (const item of all) item.tabIndex = item === stop ? 0 : -1;
      };
      const onFocus = ({ target }: FocusEvent): void => {
        if (target instanceof Element && target.matches(items)) lastFocused = target;
        mark();
      };
      const onKeyDown = (event: KeyboardEvent): void => {
        if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
        const all = itemsNow();
        const at = all.findIndex((item) => item === event.target);
        // Other elements in it, such as fields, have keys of their own.
        if ((at < 0 && event.target !== element) || isEdited(event.target)) return;
        const [forward, back] = axis === "inline" ? inlineKeys(element) : ["ArrowDown", "ArrowUp"];
        const next = nextItem(event.key, { at, count: all.length, forward, back, page });
        if (next === null) return;
        event.preventDefault();
        all[next]?.focus();
      };
      mark();
      const observer = new MutationObserver(mark);
      const attributeFilter = ["disabled", "aria-selected", "aria-current"];
      observer.observe(element, { childList: true, subtree: true, attributeFilter });
      element.addEventListener("focusin", onFocus);
      element.addEventListener("focusout", mark);
      element.addEventListener("keydown", onKeyDown);
      return () => {
        observer.disconnect();
        element.removeEventListener("focusin", onFocus);
        element.removeEventListener("focusout", mark);
        element.removeEventListener("keydown", onKeyDown);
      };
    },
    [items, axis, page],
  );
}

/** Whether the keys of a combobox move the cursor in its field: while its list is open, or its text is not selected as a whole. */
function isEdited(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLInputElement) || target.role !== "combobox") return false;
  const { selectionStart, selectionEnd, value } = target;
  return target.ariaExpanded === "true" || (selectionEnd ?? 0) - (selectionStart ?? 0) < value.length;
}
