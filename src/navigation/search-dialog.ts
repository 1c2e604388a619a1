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

/** Opens the dialog as if this text had been typed into it, and Enter pressed. */
export function searchEntered(text: string): void {
  typed = { text, isEntered: true };
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

/** Keeps what is pasted while the module of the dialog loads. */
export function pasteAhead(event: ClipboardEvent): void {
  if (!isOpen.get() || isRendered) return;
  event.preventDefault();
  event.stopPropagation();
  typed = { text: typed.text + oneLine(event.clipboardData?.getData("text") ?? ""), isEntered: false };
}

/** Pasted lines and columns as a list in one line, as the field of the dialog takes it. */
export function oneLine(text: string): string {
  return text.trim().replaceAll(/[\r\n\t]+/g, ", ");
}

/** Keeps what is typed while the module of the dialog loads; false if the key is not for the dialog. */
export function typeAhead({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (!isOpen.get() || isRendered || ctrlKey || metaKey || altKey) return false;
  const { text } = typed;
  if (key === "Escape") closeSearch();
  else if (key === "Enter") typed = { text, isEntered: text !== "" };
  else if (key === "Backspace") typed = { text: [...text].slice(0, -1).join(""), isEntered: false };
  else if ([...key].length === 1) typed = { text: text + key, isEntered: false };
  // The page must not move meanwhile.
  else return /^(?:Arrow|Page|Home|End|Delete)/.test(key);
  return true;
}
