import { createStore } from "#lib/store.ts";

/** Whether the dialog 'Search everything' is open, which the header, the keyboard and pages open. */
export const isSearchOpen = createStore(false);

/**
 * Opens it by Ctrl+K or ⌘K everywhere, and by `/` outside of fields; before anything on the page takes them for something else. Called
 * before the app is rendered, so that no key is lost while it is on its way.
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
