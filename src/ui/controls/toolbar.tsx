import type { ReactNode } from "react";
import { useOneTabStop } from "../focus/use-one-tab-stop.ts";

type ToolbarProps = {
  readonly label: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
};

/** A toolbar of three buttons or more (WAI-ARIA pattern): one tab stop, with arrow keys between them. Not printed. */
export function Toolbar({ label, className, children }: ToolbarProps) {
  return (
    <div
      {...useOneTabStop<HTMLDivElement>()}
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
