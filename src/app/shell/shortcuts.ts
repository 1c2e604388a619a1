import type { Shortcut, ShortcutGroup } from "#features/keyboard-shortcuts/shortcuts-dialog.tsx";
import { createStore } from "#lib/store.ts";
import { openSearch, pasteAhead, typeAhead } from "#navigation/search-dialog.ts";

/** Whether the dialog 'Keyboard shortcuts' is open. */
export const isShortcutsOpen = createStore(false);

type GlobalShortcut = Shortcut & {
  /** The same for `aria-keyshortcuts`. */
  readonly ariaKeys: string;
  readonly isPressed: (event: KeyboardEvent) => boolean;
  readonly run: () => void;
};

const COMMAND = /mac/i.test(navigator.userAgent) ? "⌘" : "Ctrl+";

/** The keys that work on every page. */
export const GLOBAL_SHORTCUTS = {
  search: {
    keys: [`${COMMAND}K`, "/"],
    action: "Search everything",
    ariaKeys: "Control+K Meta+K /",
    isPressed: (event) => isCommand(event, "k") || isCharacter(event, "/"),
    run: openSearch,
  },
  shortcuts: {
    keys: ["?"],
    action: "Keyboard shortcuts",
    ariaKeys: "?",
    isPressed: (event) => isCharacter(event, "?"),
    run: () => isShortcutsOpen.set(true),
  },
} as const satisfies Record<string, GlobalShortcut>;

/** All keys, by where they work. Those of components are the ones of the WAI-ARIA patterns, and the components handle them. */
export const SHORTCUTS: readonly ShortcutGroup[] = [
  { where: "On every page (/ and ? outside of fields)", shortcuts: Object.values(GLOBAL_SHORTCUTS) },
  {
    where: "In a field that searches or filters",
    shortcuts: [
      { keys: ["↓"], action: "Go to the first hit" },
      { keys: ["Enter"], action: "Open the concept whose GUID was pasted" },
      { keys: ["Esc"], action: "Clear the field" },
    ],
  },
  {
    where: "In a code tree",
    shortcuts: [
      { keys: ["↓", "↑"], action: "Next and previous code" },
      { keys: ["→"], action: "Expand, or go to the first code below" },
      { keys: ["←"], action: "Collapse, or go to the code above" },
      { keys: ["*"], action: "Expand all codes of the same level" },
      { keys: ["Home", "End"], action: "First and last code" },
      { keys: ["Enter"], action: "Show the code's details" },
      { keys: ["A–Z", "0–9"], action: "Next code whose number or name begins so" },
    ],
  },
  { where: "In details beside a list or tree", shortcuts: [{ keys: ["Esc"], action: "Close them" }] },
];

/**
 * Handles the keys of every page before the page does. Called before the app is rendered, so that no key is lost while it loads.
 */
export function listenForShortcuts(): void {
  document.addEventListener("keydown", press, true);
  document.addEventListener("paste", pasteAhead, true);
}

function press(event: KeyboardEvent): void {
  const run = typeAhead(event)
    ? ignore
    : Object.values(GLOBAL_SHORTCUTS).find(({ isPressed }) => isPressed(event))?.run;
  if (run === undefined) return;
  event.preventDefault();
  event.stopPropagation();
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
