import { Button } from "@mantine/core";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { usePlaceKey } from "#concepts/scroll-key.ts";
import classes from "./overview-page.module.css";

/** The number of items shown of a longer list. */
const SHOWN = 8;

/** Expanded lists by scroll key and label, so that Back restores them. */
const opened = new Set<string>();

export type ShortListProps<T> = {
  readonly label: string;
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string;
  readonly children: (item: T) => ReactNode;
};

/** The first items of a list, and a button that shows all of them. */
export function ShortList<T>({ label, items, keyOf, children }: ShortListProps<T>) {
  const memoryKey = `${usePlaceKey()} ${label}`;
  const [isOpen, setOpen] = useState(() => opened.has(memoryKey));
  const list = useRef<HTMLUListElement>(null);
  const wantsFocus = useRef(false);
  // The button is removed after the click; the focus moves to the first new item.
  useEffect(() => {
    if (!isOpen || !wantsFocus.current) return;
    wantsFocus.current = false;
    list.current?.children[SHOWN]?.querySelector<HTMLElement>("a")?.focus();
  }, [isOpen]);
  // A button in place of a single item would save no space.
  const isCut = !isOpen && items.length > SHOWN + 1;
  return (
    <>
      <ul ref={list} className={classes["list"]} aria-label={label}>
        {(isCut ? items.slice(0, SHOWN) : items).map((item) => (
          <li key={keyOf(item)}>{children(item)}</li>
        ))}
      </ul>
      {isCut && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={`Show all ${items.length}: ${label}`}
          onClick={() => {
            wantsFocus.current = true;
            opened.add(memoryKey);
            setOpen(true);
          }}
        >
          Show all {items.length}
        </Button>
      )}
    </>
  );
}
