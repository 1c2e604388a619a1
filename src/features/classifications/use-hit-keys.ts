import { type KeyboardEvent, useRef } from "react";

const LINKS = "[role=listitem] a";

/**
 * The keys that lead from the search field into the hits, through them, and back: Down and Enter into them, Up and Down through them, Up from
 * the first, Escape and any letter back into the field.
 * @param search what the hits are for
 */
export function useHitKeys(search: string | null) {
  const field = useRef<HTMLInputElement>(null);
  const hits = useRef<HTMLDivElement>(null);
  // A search that was sent by Enter goes on into its hits as soon as they are there.
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
      // The letter itself goes where the focus is by then.
      back();
    }
  };
  /** To be called when hits are there. */
  const onFound = (): void => {
    if (!isExpected.current || document.activeElement !== field.current) return;
    isExpected.current = !enter();
  };
  return { field, hits, onFieldKey, onHitKey, onFound };
}
