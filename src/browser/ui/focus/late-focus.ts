const FIELDS =
  "input:not([type=button], [type=checkbox], [type=file], [type=radio], [type=submit]), textarea";

/**
 * Focuses an element that appears some time after the action that it answers, unless the user types into a field by then: the field would
 * lose the focus in the middle of a word.
 * @param initiator the element that had the focus during the action
 */
export function focusLate(element: HTMLElement | null, initiator: Element | null = null): boolean {
  const isTyping = isTypingElsewhere(initiator) && element?.contains(document.activeElement) !== true;
  if (!isTyping) element?.focus({ preventScroll: true });
  return !isTyping;
}

/** Whether the user types into another field than the one that had the focus during an action. */
export function isTypingElsewhere(initiator: Element | null): boolean {
  const active = document.activeElement;
  return active !== initiator && active?.matches(FIELDS) === true;
}

/** The path at which an element got the focus last. */
const focusedAt = new WeakMap<Element, string>();

/** Records where elements get the focus, for `focusAfterNavigation`. */
export function trackFocus(): void {
  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element) focusedAt.set(target, window.location.pathname);
  });
}

/** Focuses the heading of a new page, unless the user types into a field that got the focus after the navigation. */
export function focusAfterNavigation(heading: HTMLElement | null): void {
  const active = document.activeElement;
  const isOfNewPage = active !== null && focusedAt.get(active) === window.location.pathname;
  focusLate(heading, isOfNewPage ? null : active);
}
