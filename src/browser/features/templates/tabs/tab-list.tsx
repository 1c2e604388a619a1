import type { KeyboardEvent } from "react";
import { AppLink } from "#browser/parts/link/app-link.tsx";
import { useRovingFocus } from "#browser/ui/focus/use-roving-focus.ts";
import classes from "./tab-list.module.css";

type TabListProps = {
  readonly label: string;
  readonly tabs: readonly { readonly key: string; readonly label: string; readonly href: string }[];
  /** The key of the open tab. */
  readonly open: string;
  readonly panelId: string;
};

export function tabId(panelId: string, key: string): string {
  return `${panelId}-${key}`;
}

/**
 * Tabs whose panels are routes: each is a link, so that it can be opened in another tab and Back works. Arrow keys only move the focus,
 * since opening a tab sends requests and adds a history entry.
 */
export function TabList({ label, tabs, open, panelId }: TabListProps) {
  const ref = useRovingFocus<HTMLDivElement>({ items: "[role=tab]", axis: "inline" });
  return (
    <div ref={ref} role="tablist" aria-label={label} className={classes.tabs}>
      {tabs.map(({ key, label, href }) => (
        <AppLink
          key={key}
          id={tabId(panelId, key)}
          role="tab"
          to={href}
          aria-selected={key === open}
          aria-controls={key === open ? panelId : undefined}
          className={classes.tab}
          onKeyDown={openBySpace}
        >
          {label}
        </AppLink>
      ))}
    </div>
  );
}

/** A tab opens by Space, too, as a link does not. */
function openBySpace(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== " " || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  event.currentTarget.click();
}
