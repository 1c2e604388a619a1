import { createStore } from "#lib/store.ts";

const isOpen = createStore(false);

/** Whether the dialog 'Search everything' is open; the header, the keyboard and pages open it. */
export const isSearchOpen: Pick<typeof isOpen, "get" | "subscribe"> = isOpen;

/** What was typed before the dialog was rendered, and whether Enter followed. */
type TypedAhead = { readonly text: string; readonly isEntered: boolean };

const NOTHING: TypedAhead = { text: "", isEntered: false };
let typed = NOTHING;
/** Whether the dialog is rendered and takes the keys itself. */
let isRendered = false;

export function openSearch(): void {
  if (!isOpen.get()) typed = NOTHING;
  isOpen.set(true);
}

export function closeSearch(): void {
  isOpen.set(false);
}

/** What the dialog begins with. */
export function typedAhead(): TypedAhead {
  return typed;
}

/** Hands the keyboard over to the dialog until the returned function is called. */
export function takeOverKeys(): () => void {
  isRendered = true;
  return () => {
    isRendered = false;
  };
}

/**
 * Opens the dialog by Ctrl+K or ⌘K everywhere, and by `/` outside of fields, before the page handles the keys. Called before the app is
 * rendered, so that no key is lost while it loads.
 */
export function listenForSearchKeys(): void {
  document.addEventListener("keydown", press, true);
  document.addEventListener("paste", paste, true);
}

function paste(event: ClipboardEvent): void {
  if (!isOpen.get() || isRendered) return;
  event.preventDefault();
  event.stopPropagation();
  typed = { text: typed.text + oneLine(event.clipboardData?.getData("text") ?? ""), isEntered: false };
}

/** Pasted lines and columns as a list in one line, as the field of the dialog takes it. */
export function oneLine(text: string): string {
  return text.trim().replaceAll(/[\r\n\t]+/g, ", ");
}

function press(event: KeyboardEvent): void {
  const isTypedAhead = isOpen.get() && !isRendered && typeAhead(event);
  if (!isTypedAhead && !isOpenKey(event)) return;
  event.preventDefault();
  event.stopPropagation();
  if (!isTypedAhead) openSearch();
}

function isOpenKey({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  const isCommand = (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === "k";
  return isCommand || (key === "/" && !ctrlKey && !metaKey && !altKey && !isInField(target));
}

/** Keeps what is typed while the code of the dialog loads. */
function typeAhead({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  const { text } = typed;
  if (key === "Escape") closeSearch();
  else if (key === "Enter") typed = { text, isEntered: text !== "" };
  else if (key === "Backspace") typed = { text: [...text].slice(0, -1).join(""), isEntered: false };
  else if ([...key].length === 1) typed = { text: text + key, isEntered: false };
  // The page must not move meanwhile.
  else return /^(?:Arrow|Page|Home|End|Delete)/.test(key);
  return true;
}

function isInField(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("input, textarea, select, dialog, [contenteditable]:not([contenteditable=false])") !== null
  );
}
