import { type KeyboardEvent, useRef } from "react";

const LINKS = "[role=listitem] a";

/**
 * Keyboard navigation between the search field and the hits: Down and Enter move into the hits, Up and Down through them; Up from the first
 * hit, Escape and any letter move back to the field.
 * @param search the search of the loaded hits
 */
export function useHitKeys(search: string | null) {
  const field = useRef<HTMLInputElement>(null);
  const hits = useRef<HTMLDivElement>(null);
  // A search submitted with Enter moves the focus to its hits once they have loaded.
  const isExpected = useRef(false);

  const links = (): HTMLElement[] => [...(hits.current?.querySelectorAll<HTMLElement>(LINKS) ?? [])];
  const enter = (): boolean => {
    const [first] = links();
    first?.focus();
    return first !== undefined;
  };
  const onFieldKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    isExpected.current = false;
    if (event.key === "ArrowDown" && enter()) event.preventDefault();
    if (event.key !== "Enter") return;
    if (event.currentTarget.value.trim() !== search || !enter()) isExpected.current = true;
  };
  const onHitKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const all = links();
    const at = all.findIndex((link) => link === event.target);
    if (at < 0) return;
    const back = (): void => field.current?.focus();
    const keys: Record<string, () => void> = {
      ArrowDown: () => all[at + 1]?.focus(),
      ArrowUp: () => (at === 0 ? back() : all[at - 1]?.focus()),
      Escape: back,
    };
    const action = keys[event.key];
    if (action !== undefined) {
      event.preventDefault();
      action();
    } else if ([...event.key].length === 1 && event.key !== " ") {
      // The letter is typed into the element that has the focus by then.
      back();
    }
  };
  /** Call it when hits have loaded. */
  const onFound = (): void => {
    if (!isExpected.current || document.activeElement !== field.current) return;
    isExpected.current = !enter();
  };
  return { field, hits, onFieldKey, onHitKey, onFound };
}
