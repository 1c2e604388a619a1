import type { ReactNode } from "react";
import { useRovingFocus } from "../focus/use-roving-focus.ts";

type ToolbarProps = {
  readonly label: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
};

/** Menus and dialogs in it have keys of their own. */
const ITEMS =
  ":is(button, input[type=checkbox], input[role=combobox]):not(:disabled, [role=menuitem], dialog *)";

/** A toolbar of three buttons or more (WAI-ARIA pattern): one tab stop, with arrow keys between them. Not printed. */
export function Toolbar({ label, className, children }: ToolbarProps) {
  return (
    <div
      ref={useRovingFocus<HTMLDivElement>({ items: ITEMS, axis: "inline" })}
      role="toolbar"
      aria-label={label}
      tabIndex={-1}
      className={className}
      data-screen-only
    >
      {children}
    </div>
  );
}
