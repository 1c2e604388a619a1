import type { KeyboardEvent } from "react";

/** Clears a field that searches or filters. An empty field has no use for Escape, which is then meant for the elements around. */
export function clearOnEscape(event: KeyboardEvent<HTMLInputElement>, clear: () => void): void {
  if (event.key !== "Escape" || event.nativeEvent.isComposing || event.currentTarget.value === "") return;
  event.preventDefault();
  clear();
}
