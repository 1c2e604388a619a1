import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Hands the focus on when an element is removed that holds it, itself or inside: to what `focusAfter` names, or else to the nearest ancestor
 * that is still there. Without it the focus would fall back to the body, and whoever uses the keyboard would have to begin anew.
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
      // When the rest of the change has been made as well; another part of it may have moved the focus by then.
      queueMicrotask(() => {
        if (element.isConnected || document.activeElement !== document.body) return;
        const next = latest.current?.() ?? ancestors.find((ancestor) => ancestor.isConnected);
        if (next === undefined) return;
        // Most elements cannot have the focus unless they are made to.
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
