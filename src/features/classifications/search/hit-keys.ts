import type { KeyboardEvent } from "react";
import { rowLinkBeside } from "#ui/list/row-links.ts";

type Around = {
  /** Moves the focus to the first hit. */
  readonly toFirst: () => void;
  /** Moves it to the search field. */
  readonly toField: () => void;
};

/** Moves the focus between hits with Up and Down; Up from the first hit, Escape and any letter move it back to the search field. */
export function moveBetweenHits(event: KeyboardEvent, { toFirst, toField }: Around): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const hit = event.target instanceof HTMLElement && event.target.matches("a") ? event.target : null;
  // The list has the focus after the focused hit was removed.
  if (hit === null && document.activeElement?.matches("[role=list]") !== true) return;
  const before = hit && rowLinkBeside(hit, -1);
  const keys: Record<string, () => void> = {
    ArrowDown: () => (hit === null ? toFirst() : rowLinkBeside(hit, 1)?.focus()),
    ArrowUp: () => (before === null ? toField() : before.focus()),
    Escape: toField,
  };
  const action = keys[event.key];
  if (action !== undefined) {
    event.preventDefault();
    action();
  } else if ([...event.key].length === 1 && event.key !== " ") {
    // The letter is typed into the element that has the focus by then.
    toField();
  }
}
