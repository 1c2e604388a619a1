import { useDebouncedCallback } from "@mantine/hooks";
import type { KeyboardEvent } from "react";
import { searchIn } from "#browser/parts/search-field/search-param-field.tsx";
import { isCloseKey } from "#browser/routing/is-close-key.ts";
import { latestLocation } from "#browser/routing/latest-location.ts";
import { useScrollKey } from "#browser/routing/scroll-key.ts";
import { useGo } from "#browser/routing/use-go.ts";
import { firstRowLink, rowLinkBeside } from "#browser/ui/list/row-links.ts";
import { paths } from "#core/addresses/addresses.ts";

/** While a key is held down, the focus passes many properties. Only one that keeps it this long is opened. */
const PAUSE_MS = 150;

/**
 * Up and Down move between the properties, and Down from the filter to the first one. If details are open, they follow the focus; that adds
 * no history entry. Escape closes them, and the focus returns to their row.
 */
export function useLineKeys(template: string, property: string | null) {
  const go = useGo();
  const scrollKey = useScrollKey();
  const follow = useDebouncedCallback((versionGuid: string, from: string) => {
    // A link was followed meanwhile, whose page may not be rendered yet.
    if (latestLocation().pathname !== from) return;
    const to = paths.templateProperty(template, versionGuid, { search: searchIn(latestLocation().search) });
    go(to, { replace: true, state: { scrollKey } });
  }, PAUSE_MS);
  return (event: KeyboardEvent<HTMLElement>): void => {
    if (property !== null && isCloseKey(event)) {
      event.preventDefault();
      if (document.activeElement?.matches("[data-property]") !== true) focusLine(property);
      const to = paths.template(template, { search: searchIn(latestLocation().search) });
      go(to, { state: { scrollKey } });
      return;
    }
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : null;
    if (step === null || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { target, currentTarget } = event;
    if (!(target instanceof HTMLElement)) return;
    const link = target.matches("input[type=search]")
      ? step === 1 && firstRowLink(target, currentTarget)
      : target.matches("[data-property]") && rowLinkBeside(target, step);
    if (link === false) return;
    event.preventDefault();
    link?.focus();
    const versionGuid = link?.dataset["property"];
    if (property !== null && versionGuid !== undefined) follow(versionGuid, latestLocation().pathname);
  };
}

/** Moves the focus to the row of a property; to the list if the row is not in view. */
export function focusLine(property: string): void {
  const line = document.querySelector<HTMLElement>(`[data-property="${CSS.escape(property)}"]`);
  (line ?? document.querySelector<HTMLElement>("[role=list]:has([data-property])"))?.focus();
}
