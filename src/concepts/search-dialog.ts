import { createStore } from "#lib/store.ts";

/** Whether the dialog 'Search everything' is open; set by the header, the keyboard and pages. */
export const isSearchOpen = createStore(false);

/**
 * Opens the dialog with Ctrl+K or ⌘K anywhere, and with `/` outside fields, before other key handlers. Call it before the app is rendered,
 * so that no key press is lost.
 */
export function listenForSearchKeys(): void {
  document.addEventListener("keydown", press, true);
}

function press(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  const isCommand = (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === "k";
  const isSlash = key === "/" && !ctrlKey && !metaKey && !altKey && !isInField(target);
  if (!isCommand && !isSlash) return;
  event.preventDefault();
  event.stopPropagation();
  isSearchOpen.set(true);
}

function isInField(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("input, textarea, select, dialog, [contenteditable]:not([contenteditable=false])") !== null
  );
}
