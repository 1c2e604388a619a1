import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Moves the focus when an element is removed that has the focus or contains it: to the element from `focusAfter`, or else to the nearest
 * remaining ancestor. Otherwise the focus would move to the body, and keyboard users would have to start over.
 */
export function useFocusAfterRemoval(
  ref: RefObject<HTMLElement | null>,
  focusAfter?: () => HTMLElement | null,
): void {
  const latest = useRef(focusAfter);
  useLayoutEffect(() => {
    latest.current = focusAfter;
  });
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element?.contains(document.activeElement) !== true) return;
      const ancestors = ancestorsOf(element);
      // After the rest of the update, which may have moved the focus already.
      queueMicrotask(() => {
        if (element.isConnected || document.activeElement !== document.body) return;
        const next = latest.current?.() ?? ancestors.find((ancestor) => ancestor.isConnected);
        if (next === undefined) return;
        // Most elements are focusable only with a tabindex.
        if (next.tabIndex < 0) next.tabIndex = -1;
        next.focus({ preventScroll: true });
      });
    };
  }, [ref]);
}

function ancestorsOf(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement;
  return parent === null ? [] : [parent, ...ancestorsOf(parent)];
}
