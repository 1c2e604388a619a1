import { createStore } from "#core/lib/store.ts";

const isOpen = createStore(false);

/** Whether the dialog 'Search everything' is open; the header, the keyboard and pages open it. */
export const isSearchOpen: Pick<typeof isOpen, "get" | "subscribe"> = isOpen;

/** What was typed before the dialog was rendered, and whether Enter followed. */
type TypedAhead = { readonly text: string; readonly isEntered: boolean };

const NOTHING: TypedAhead = { text: "", isEntered: false };
const typed = createStore(NOTHING);
/** Whether the dialog is rendered and takes the keys itself. */
const isRendered = createStore(false);

export function openSearch(): void {
  if (!isOpen.get()) typed.set(NOTHING);
  isOpen.set(true);
}

/** Opens the dialog as if this text had been typed into it, and Enter pressed. */
export function searchEntered(text: string): void {
  typed.set({ text, isEntered: true });
  isOpen.set(true);
}

export function closeSearch(): void {
  isOpen.set(false);
}

/** What the dialog begins with. */
export function typedAhead(): TypedAhead {
  return typed.get();
}

/** Hands the keyboard over to the dialog until the returned function is called. */
export function takeOverKeys(): () => void {
  isRendered.set(true);
  return () => isRendered.set(false);
}

/** Keeps what is pasted while the module of the dialog loads. */
export function pasteAhead(event: ClipboardEvent): void {
  if (!isOpen.get() || isRendered.get()) return;
  event.preventDefault();
  event.stopPropagation();
  add(oneLine(event.clipboardData?.getData("text") ?? ""));
}

/** Pasted lines and columns as a list in one line, as the field of the dialog takes it. */
export function oneLine(text: string): string {
  return text.trim().replaceAll(/[\r\n\t]+/g, ", ");
}

/** Keeps what is typed while the module of the dialog loads; false if the key is not for the dialog. */
export function typeAhead({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (!isOpen.get() || isRendered.get() || ctrlKey || metaKey || altKey) return false;
  const { text } = typed.get();
  if (key === "Escape") closeSearch();
  else if (key === "Enter") typed.set({ text, isEntered: text !== "" });
  else if (key === "Backspace") typed.set({ text: [...text].slice(0, -1).join(""), isEntered: false });
  else if ([...key].length === 1) add(key);
  // The page must not move meanwhile.
  else return /^(?:Arrow|Page|Home|End|Delete)/.test(key);
  return true;
}

function add(text: string): void {
  typed.set({ text: typed.get().text + text, isEntered: false });
}
