/**
 * Where the element that has the focus is removed, such as a button that goes with what it did, browsers let the focus fall to the body,
 * and whoever uses the keyboard begins anew. Here it goes to the nearest ancestor that is still there, unless something takes it first.
 */
export function keepFocus(): void {
  /** The element that has the focus, and its ancestors. */
  let path: readonly HTMLElement[] = [];
  document.addEventListener("focusin", ({ target }) => {
    path = pathOf(target);
  });
  document.addEventListener("focusout", ({ target }) => {
    // Some browsers tell this of an element that is removed, too; that one is gone a moment later.
    queueMicrotask(() => {
      if (path[0] === target && path[0].isConnected && isLost()) path = [];
    });
  });
  const restore = (): void => {
    if (path[0]?.isConnected !== false || !isLost()) return;
    const next = path.find((element) => element.isConnected);
    if (next === undefined) return;
    // Most elements cannot have the focus unless they are made to.
    if (next.tabIndex < 0) next.tabIndex = -1;
    next.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(() => {
    // After the frame: the heading of another page, or the dialog that closed, takes the focus by then.
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
