import { type KeyboardEvent, useRef } from "react";
import { AppLink } from "#navigation/app-link.tsx";
import { inlineKeys } from "#ui/focus/inline-keys.ts";
import { nextTab } from "./next-tab.ts";
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
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLAnchorElement>): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const links = [...(list.current?.querySelectorAll("a") ?? [])];
    const at = links.indexOf(event.currentTarget);
    const to = nextTab(event.key, inlineKeys(event.currentTarget), at, links.length);
    if (to !== null) links[to]?.focus();
    else if (event.key === " ") event.currentTarget.click();
    else return;
    event.preventDefault();
  };
  return (
    <div ref={list} role="tablist" aria-label={label} className={classes["tabs"]}>
      {tabs.map(({ key, label, href }) => (
        <AppLink
          key={key}
          id={tabId(panelId, key)}
          role="tab"
          to={href}
          aria-selected={key === open}
          aria-controls={key === open ? panelId : undefined}
          tabIndex={key === open ? 0 : -1}
          className={classes["tab"]}
          onKeyDown={onKeyDown}
        >
          {label}
        </AppLink>
      ))}
    </div>
  );
}
