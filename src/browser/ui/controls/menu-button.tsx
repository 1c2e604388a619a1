import { Button, type ButtonProps } from "@mantine/core";
import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { useRovingFocus } from "../focus/use-roving-focus.ts";
import classes from "./menu-button.module.css";

export type MenuEntry = {
  readonly label: string;
  readonly onSelect: () => void;
  /** Identifies the entry, if others may have the same label. */
  readonly key?: string;
};

type MenuButtonProps = Omit<ButtonProps, "className" | "children"> & {
  /** The accessible name of the button and of the menu. */
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  /** The content of the button, if it differs from its name. */
  readonly children?: ReactNode;
};

/** The gap between the button and its menu, and between the menu and the edge of the window, in px. */
const GAP = 4;

const ITEMS = "[role=menuitem]";

/**
 * A menu button (WAI-ARIA pattern). The menu is a native popover, which is in the top layer, closes on a click outside, and restores the
 * focus; a positioning library would be larger than the rest of most pages.
 */
export function MenuButton({ label, entries, children, ...style }: MenuButtonProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const menu = useRovingFocus<HTMLDivElement>({ items: ITEMS, axis: "block" });
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        {...style}
        aria-label={children === undefined ? undefined : label}
        title={children === undefined ? undefined : label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={id}
        // A press on it does not count as one outside of the menu, which would close it before the click.
        popoverTarget={id}
        onClick={(event) => {
          event.preventDefault();
          const menu = event.currentTarget.popoverTargetElement;
          if (menu?.matches(":popover-open") === true) close(menu);
          else open(event.currentTarget, "first");
        }}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
          event.preventDefault();
          open(event.currentTarget, event.key === "ArrowDown" ? "first" : "last");
        }}
      >
        {children ?? label}
      </Button>
      <div
        ref={menu}
        id={id}
        role="menu"
        aria-label={label}
        tabIndex={-1}
        popover="auto"
        className={classes.menu}
        onToggle={(event) => setOpen(event.newState === "open")}
        onKeyDown={onMenuKey}
      >
        {entries.map((entry) => (
          <button
            key={entry.key ?? entry.label}
            type="button"
            role="menuitem"
            className={classes.item}
            onClick={(event) => {
              close(event.currentTarget.closest("[popover]"));
              entry.onSelect();
            }}
          >
            {entry.label}
          </button>
        ))}
      </div>
    </>
  );
}

function itemsOf(menu: Element): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>(ITEMS)];
}

function open(button: HTMLButtonElement, at: "first" | "last"): void {
  const menu = button.popoverTargetElement;
  if (!(menu instanceof HTMLElement)) return;
  // Closing the menu restores the focus to the button; Safari does not focus a button that is clicked.
  button.focus();
  menu.showPopover();
  position(menu, button.getBoundingClientRect());
  itemsOf(menu)
    .at(at === "first" ? 0 : -1)
    ?.focus();
}

function close(menu: Element | null): void {
  if (menu instanceof HTMLElement) menu.hidePopover();
}

/** Escape, Tab, and letters, which move to the next item that begins so. */
function onMenuKey(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget: menu } = event;
  if (key === "Escape" || key === "Tab") {
    // Tab moves on from the button.
    if (key === "Escape") event.preventDefault();
    event.stopPropagation();
    close(menu);
    return;
  }
  const letter = key.toLowerCase();
  if (letter.length !== 1 || letter === " ") return;
  const items = itemsOf(menu);
  const at = items.findIndex((item) => item === document.activeElement);
  [...items.slice(at + 1), ...items]
    .find((item) => item.textContent.toLowerCase().startsWith(letter))
    ?.focus();
}

/** Positions the menu below the button, or above it if there is more room, always inside the window. */
function position(menu: HTMLElement, button: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = menu;
  const { clientWidth, clientHeight } = document.documentElement;
  const isBelow = button.bottom + GAP + height <= clientHeight || button.top < clientHeight - button.bottom;
  const start = getComputedStyle(menu).direction === "rtl" ? button.right - width : button.left;
  menu.style.left = `${Math.max(GAP, Math.min(start, clientWidth - width - GAP))}px`;
  menu.style.top = `${isBelow ? button.bottom + GAP : Math.max(GAP, button.top - GAP - height)}px`;
}
