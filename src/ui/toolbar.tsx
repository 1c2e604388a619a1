import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import classes from "./toolbar.module.css";

const BUTTONS = "button:not([role=menuitem])";

/** A toolbar (WAI-ARIA pattern): one tab stop, with arrow keys between its buttons. */
export function Toolbar({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const toolbar = useRef<HTMLDivElement>(null);
  const active = useRef<HTMLButtonElement | null>(null);
  const buttons = (): HTMLButtonElement[] => [
    ...(toolbar.current?.querySelectorAll<HTMLButtonElement>(BUTTONS) ?? []),
  ];
  const mark = (): void => {
    const all = buttons();
    const stop = all.find((button) => button === active.current) ?? all[0];
    for (const button of all) button.tabIndex = button === stop ? 0 : -1;
  };
  // After every render, since buttons may be added or removed.
  useEffect(mark);
  const onKeyDown = (event: KeyboardEvent): void => {
    const all = buttons();
    const at = all.findIndex((button) => button === event.target);
    if (at < 0) return;
    const isRtl = toolbar.current !== null && getComputedStyle(toolbar.current).direction === "rtl";
    const keys: Record<string, number> = {
      ArrowRight: isRtl ? at - 1 : at + 1,
      ArrowLeft: isRtl ? at + 1 : at - 1,
      Home: 0,
      End: -1,
    };
    const next = keys[event.key];
    if (next === undefined) return;
    event.preventDefault();
    all.at(next % all.length)?.focus();
  };
  return (
    <div
      ref={toolbar}
      role="toolbar"
      aria-label={label}
      tabIndex={-1}
      className={classes["toolbar"]}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        if (!(event.target instanceof HTMLButtonElement) || !event.target.matches(BUTTONS)) return;
        active.current = event.target;
        mark();
      }}
    >
      {children}
    </div>
  );
}
