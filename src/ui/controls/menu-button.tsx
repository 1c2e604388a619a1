import { Button, type ButtonProps } from "@mantine/core";
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { stepThrough } from "../focus/step-through.ts";
import classes from "./menu-button.module.css";

export type MenuEntry = { readonly label: string; readonly onSelect: () => void };

type MenuButtonProps = Omit<ButtonProps, "className" | "children"> & {
  /** The accessible name of the button and of the menu. */
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  readonly tabIndex?: number;
  /** The content of the button, if it differs from its name. */
  readonly children?: ReactNode;
};

/** The gap between the button and its menu, and between the menu and the edge of the window, in px. */
const GAP = 4;

/**
 * A menu button (WAI-ARIA pattern). The menu is a native popover, which is in the top layer and closes on a click outside; a positioning
 * library would be larger than the rest of most pages.
 */
export function MenuButton({ label, entries, tabIndex, children, ...look }: MenuButtonProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  // The browser closes the menu before the click event of the same press.
  const wasOpen = useRef(false);
  const items = (): HTMLElement[] => [
    ...(menu.current?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? []),
  ];

  const open = (at: "first" | "last"): void => {
    if (menu.current === null || button.current === null) return;
    menu.current.showPopover();
    place(menu.current, button.current.getBoundingClientRect());
    items()
      .at(at === "first" ? 0 : -1)
      ?.focus();
  };
  const close = (): void => {
    menu.current?.hidePopover();
    button.current?.focus();
  };
  const onButtonKey = (event: KeyboardEvent): void => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    open(event.key === "ArrowDown" ? "first" : "last");
  };
  const onMenuKey = (event: KeyboardEvent): void => {
    const all = items();
    const at = all.findIndex((item) => item === document.activeElement);
    const keys: Record<string, () => void> = {
      ArrowDown: () => all[stepThrough(at, 1, all.length)]?.focus(),
      ArrowUp: () => all[stepThrough(at, -1, all.length)]?.focus(),
      Home: () => all[0]?.focus(),
      End: () => all.at(-1)?.focus(),
      Escape: close,
      Tab: close,
    };
    const action = keys[event.key];
    if (action !== undefined) {
      // Tab moves on from the button.
      if (event.key !== "Tab") event.preventDefault();
      event.stopPropagation();
      action();
      return;
    }
    const letter = event.key.toLowerCase();
    const next = [...all.slice(at + 1), ...all].find((item) =>
      item.textContent.toLowerCase().startsWith(letter),
    );
    if (letter.length === 1 && letter !== " ") next?.focus();
  };
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        {...look}
        ref={button}
        tabIndex={tabIndex}
        aria-label={children === undefined ? undefined : label}
        title={children === undefined ? undefined : label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={id}
        onPointerDown={() => void (wasOpen.current = isOpen)}
        onClick={() => {
          if (!wasOpen.current) open("first");
          wasOpen.current = false;
        }}
        onKeyDown={onButtonKey}
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
        className={classes["menu"]}
        onToggle={(event) => setOpen(event.newState === "open")}
        onKeyDown={onMenuKey}
      >
        {entries.map((entry) => (
          <button
            key={entry.label}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={classes["item"]}
            onClick={() => {
              close();
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

/** Places the menu below the button, or above it if there is more room, always inside the window. */
function place(menu: HTMLElement, button: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = menu;
  const { clientWidth, clientHeight } = document.documentElement;
  const isBelow = button.bottom + GAP + height <= clientHeight || button.top < clientHeight - button.bottom;
  const start = getComputedStyle(menu).direction === "rtl" ? button.right - width : button.left;
  menu.style.left = `${Math.max(GAP, Math.min(start, clientWidth - width - GAP))}px`;
  menu.style.top = `${isBelow ? button.bottom + GAP : Math.max(GAP, button.top - GAP - height)}px`;
}
