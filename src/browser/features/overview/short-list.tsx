import { Button } from "@mantine/core";
import type { MouseEvent, ReactNode } from "react";
import { flushSync } from "react-dom";
import { useTranslations } from "use-intl";
import { createPageMemory, usePageMemory } from "#browser/routing/use-page-memory.ts";
import { titleIfCut } from "#browser/ui/list/title-if-cut.ts";
import classes from "./overview-page.module.css";

/** Whether a list shows all its items. */
const EXPANDED = createPageMemory(false);
/** The number of items shown of a longer list. */
const SHOWN = 8;

export type ShortListProps<T> = {
  readonly label: string;
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string;
  readonly children: (item: T) => ReactNode;
};

/** The first items of a list, and a button that shows all of them. */
export function ShortList<T>({ label, items, keyOf, children }: ShortListProps<T>) {
  const t = useTranslations("overview");
  const [isOpen, setOpen] = usePageMemory(EXPANDED, label);
  // The button is removed: the focus moves to the first new item.
  const open = ({ currentTarget }: MouseEvent): void => {
    const list = currentTarget.previousElementSibling;
    flushSync(() => setOpen(true));
    list?.children[SHOWN]?.querySelector("a")?.focus();
  };
  // A button in place of a single item would save nothing.
  const isCut = !isOpen && items.length > SHOWN + 1;
  return (
    <>
      <ul className={classes.list} aria-label={label}>
        {(isCut ? items.slice(0, SHOWN) : items).map((item) => (
          <li key={keyOf(item)} onPointerEnter={titleIfCut}>
            {children(item)}
          </li>
        ))}
      </ul>
      {isCut && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t("showAllOf", { count: items.length, list: label })}
          onClick={open}
        >
          {t("showAll", { count: items.length })}
        </Button>
      )}
    </>
  );
}
