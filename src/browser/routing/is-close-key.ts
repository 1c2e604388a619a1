import type { KeyboardEvent } from "react";

/** Whether a key closes details: Escape, except in fields and dialogs, which use it themselves, and where it is handled already. Switches have no use for it. */
export function isCloseKey({ key, target, defaultPrevented }: KeyboardEvent): boolean {
  return (
    key === "Escape" &&
    !defaultPrevented &&
    target instanceof Element &&
    target.closest("input:not([type=checkbox]), textarea, select, dialog") === null
  );
}
