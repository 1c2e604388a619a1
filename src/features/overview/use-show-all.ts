import { type RefObject, useEffect, useRef, useState } from "react";
import { useScrollKey } from "#navigation/scroll-key.ts";

/** Expanded lists by scroll key and label, so that Back restores them. */
const opened = new Set<string>();

type ShowAll = {
  readonly isOpen: boolean;
  /** The list element; each item has a link. */
  readonly list: RefObject<HTMLUListElement | null>;
  /** Expands the list, which shows this number of items. */
  readonly open: (shown: number) => void;
};

/** A list that shows its first items until it is expanded. The button is removed then; the focus moves to the first new item. */
export function useShowAll(label: string): ShowAll {
  const memoryKey = `${useScrollKey()} ${label}`;
  const [isOpen, setOpen] = useState(() => opened.has(memoryKey));
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
      opened.add(memoryKey);
      setOpen(true);
    },
  };
}
