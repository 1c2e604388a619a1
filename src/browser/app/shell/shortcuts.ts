import type { Shortcut } from "#browser/features/keyboard-shortcuts/shortcuts-dialog.tsx";
import { closeSearch, openSearch, pasteAhead, typeAhead } from "#browser/routing/search-dialog.ts";
import { createStore } from "#core/lib/store.ts";
import { text } from "#core/text/messages/text.ts";

/** Whether the dialog 'Keyboard shortcuts' is open. */
export const isShortcutsOpen = createStore(false);

type GlobalShortcut = Shortcut & {
  /** The same for `aria-keyshortcuts`. */
  readonly ariaKeys: string;
  readonly isPressed: (event: KeyboardEvent) => boolean;
  readonly run: () => void;
};

const SEARCH_KEYS = /mac/i.test(navigator.userAgent) ? "⌘K" : text("shell.searchKeys");

/** The keys that work on every page. */
export const GLOBAL_SHORTCUTS = {
  search: {
    keys: [SEARCH_KEYS, "/"],
    action: text("shell.searchEverything"),
    ariaKeys: "Control+K Meta+K /",
    isPressed: (event) => isCommand(event, "k") || isCharacter(event, "/"),
    run: openSearch,
  },
  shortcuts: {
    keys: ["?"],
    action: text("shell.keyboardShortcuts"),
    ariaKeys: "?",
    isPressed: (event) => isCharacter(event, "?"),
    run: () => isShortcutsOpen.set(true),
  },
} as const satisfies Record<string, GlobalShortcut>;

/**
 * Handles the keys of every page before the page does. Called before the app is rendered, so that no key is lost while it loads. The dialogs
 * that they open, and menus, belong to the page under them, and close when the user goes back.
 */
export function listenForShortcuts(): void {
  document.addEventListener("keydown", press, true);
  document.addEventListener("paste", pasteAhead, true);
  window.addEventListener("popstate", closeDialogs);
}

function closeDialogs(): void {
  closeSearch();
  isShortcutsOpen.set(false);
  closeMenu();
}

function closeMenu(): void {
  document.querySelector<HTMLElement>("[role=menu]:popover-open")?.hidePopover();
}

function press(event: KeyboardEvent): void {
  // While its module loads, no dialog is there that would take the key.
  if (event.key === "Escape") isShortcutsOpen.set(false);
  const run = typeAhead(event)
    ? ignore
    : Object.values(GLOBAL_SHORTCUTS).find(({ isPressed }) => isPressed(event))?.run;
  if (run === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  // Gives the focus back to its button: a menu that the dialog hides would lose it, and with it where the dialog returns it to.
  closeMenu();
  run();
}

function ignore(): void {
  // The key was kept for a dialog that is still loading.
}

function isCommand({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent, letter: string): boolean {
  return (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === letter;
}

/** Whether a character was typed that no field takes. */
function isCharacter({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent, character: string): boolean {
  return key === character && !ctrlKey && !metaKey && !altKey && !isInField(target);
}

function isInField(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("input, textarea, select, dialog, [contenteditable]:not([contenteditable=false])") !== null
  );
}
