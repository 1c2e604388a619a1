import { type RefObject, useEffect, useRef } from "react";
import { createPageMemory, usePageMemory } from "#navigation/use-page-memory.ts";

/** Whether a list is expanded. */
const EXPANDED = createPageMemory(false);

type ShowAll = {
  readonly isOpen: boolean;
  /** The list element; each item has a link. */
  readonly list: RefObject<HTMLUListElement | null>;
  /** Expands the list, which shows this number of items. */
  readonly open: (shown: number) => void;
};

/** A list that shows its first items until it is expanded. The button is removed then; the focus moves to the first new item. */
export function useShowAll(label: string): ShowAll {
  const [isOpen, setOpen] = usePageMemory(EXPANDED, label);
  const list = useRef<HTMLUListElement>(null);
  const focusAt = useRef<number | null>(null);
  useEffect(() => {
    if (focusAt.current === null) return;
    const next = list.current?.children[focusAt.current]?.querySelector<HTMLElement>("a");
    if (next === null || next === undefined) return;
    focusAt.current = null;
    next.focus();
  });
  return {
    isOpen,
    list,
    open: (shown) => {
      focusAt.current = shown;
      setOpen(true);
    },
  };
}
