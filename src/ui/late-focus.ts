const FIELDS =
  "input:not([type=button], [type=checkbox], [type=file], [type=radio], [type=submit]), textarea";

/**
 * Focuses an element that appears some time after the action that it answers, unless the user types into a field by then: the field would
 * lose the focus in the middle of a word.
 * @param asked the element that had the focus during the action
 */
export function focusLate(element: HTMLElement | null, asked: Element | null = null): boolean {
  const active = document.activeElement;
  const isTyping = active !== asked && active?.matches(FIELDS) === true && element?.contains(active) !== true;
  if (!isTyping) element?.focus({ preventScroll: true });
  return !isTyping;
}

/** The element that had the focus at the start of the latest navigation. */
let atNavigation: Element | null = null;

export function noteNavigation(): void {
  atNavigation = document.activeElement;
}

/** Focuses the heading of a page, like `focusLate`. */
export function focusAfterNavigation(heading: HTMLElement | null): void {
  focusLate(heading, atNavigation);
}
