const successors = new WeakMap<Element, () => HTMLElement | null>();

/**
 * Chooses which element takes the focus when this one is removed and it was here or inside; default: the nearest remaining ancestor.
 */
export function setFocusAfter(element: Element, successor: () => HTMLElement | null): void {
  successors.set(element, successor);
}

/**
 * When the focused element is removed (such as a button that disappears after its action), browsers move the focus to the body, and
 * keyboard users have to start over. This moves it to the element chosen by `setFocusAfter` instead, or to the nearest remaining ancestor,
 * unless something else takes it first.
 */
export function keepFocus(): void {
  /** The focused element and its ancestors. */
  let path: readonly HTMLElement[] = [];
  document.addEventListener("focusin", ({ target }) => {
    path = pathOf(target);
  });
  document.addEventListener("focusout", ({ target }) => {
    // Some browsers also fire this event for a removed element, which is disconnected one microtask later.
    queueMicrotask(() => {
      if (path[0] === target && path[0].isConnected && isLost()) path = [];
    });
  });
  const restore = (): void => {
    const [removed] = path;
    if (removed?.isConnected !== false || !isLost()) return;
    for (const element of path) {
      const next = element.isConnected ? element : successors.get(element)?.();
      if (next == null) continue;
      // Most elements are focusable only with a tabindex.
      if (next.tabIndex < 0) next.tabIndex = -1;
      next.focus({ preventScroll: true });
      return;
    }
  };
  const observer = new MutationObserver(() => {
    // After the frame: by then the heading of a new page, or a closed dialog, may have set the focus.
    if (path[0]?.isConnected === false) requestAnimationFrame(() => setTimeout(restore));
  });
  observer.observe(document.body, { childList: true, subtree: true });
}

function isLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

function pathOf(target: EventTarget | null): readonly HTMLElement[] {
  return target instanceof HTMLElement && target !== document.body
    ? [target, ...pathOf(target.parentElement)]
    : [];
}
