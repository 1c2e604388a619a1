import { useDebouncedCallback } from "@mantine/hooks";
import { useQueryClient } from "@tanstack/react-query";
import type { KeyboardEvent, MouseEvent, SyntheticEvent } from "react";
import { codeByNumberQuery } from "#browser/queries/resources/classifications.ts";
import { useScope } from "#browser/queries/scope/scope.ts";
import { useScrollKey } from "#browser/routing/scroll-key.ts";
import { useGo } from "#browser/routing/use-go.ts";
import { useLatestOfPage } from "#browser/routing/use-search-params.ts";
import type { Rows } from "#browser/ui/list/list-row.tsx";
import { rowLinkBeside } from "#browser/ui/list/row-links.ts";
import { paths } from "#core/addresses/addresses.ts";
import type { ClassificationCode } from "#core/api/resources/classifications.ts";

/** When the user moves through the hits by keyboard, a hit must keep the focus this long before it is selected, in ms. */
const REST_MS = 250;

type Around = {
  /** Moves the focus to the first hit. */
  readonly toFirst: () => void;
  /** Moves it to the search field. */
  readonly toField: () => void;
};

type HitEventsOptions = Around & {
  readonly classification: string;
  /** Version GUID of the selected code. */
  readonly code: string | null;
  /** The rows of the list. */
  readonly items: Rows<ClassificationCode>;
  /** Whether the selected code is shown in the tree. */
  readonly isTreeShown: boolean;
  readonly onShowTree: (isShown: boolean) => void;
};

/** The event handlers around the list of hits: arrow keys move through them and select, buttons show them in the tree. */
export function useHitEvents(options: HitEventsOptions) {
  const { classification, code, items, isTreeShown, onShowTree } = options;
  const select = useSelection(classification);
  const selectSoon = useDebouncedCallback(select, REST_MS);
  /** The hit whose link or button has received an event. */
  const hitOf = ({ target }: SyntheticEvent, part: "a" | "button"): ClassificationCode | undefined => {
    const row = target instanceof Element ? target.closest(part)?.closest("[aria-posinset]") : null;
    return row == null ? undefined : items.at(Number(row.getAttribute("aria-posinset")) - 1);
  };
  return {
    onKeyDown: (event: KeyboardEvent) => moveBetweenHits(event, options),
    // The arrow key has moved the focus to this hit.
    onKeyUp: (event: KeyboardEvent) => {
      const hit = event.key === "ArrowDown" || event.key === "ArrowUp" ? hitOf(event, "a") : undefined;
      if (hit !== undefined) selectSoon(hit);
    },
    onBlur: () => selectSoon.cancel(),
    onClick: (event: MouseEvent) => {
      const hit = hitOf(event, "button");
      if (hit === undefined) return;
      const isSelected = hit.versionGuid === code;
      onShowTree(!isSelected || !isTreeShown);
      if (!isSelected) select(hit);
    },
  };
}

/** Selects a hit: shows its details, and on a wide screen its position in the tree. */
function useSelection(classification: string): (code: ClassificationCode) => void {
  const scope = useScope();
  const queryClient = useQueryClient();
  const go = useGo();
  const scrollKey = useScrollKey();
  const latestOfPage = useLatestOfPage();
  return (code) => {
    const { versionGuid, classNumber } = code;
    // The address may be ahead of the page: the search was refined or cleared, or a link was followed.
    const now = latestOfPage();
    const search = new URLSearchParams(now?.search).get("search");
    if (versionGuid === null || search === null || now === null) return;
    // The hit contains all that the details would request.
    const { queryKey } = codeByNumberQuery(scope, classification, versionGuid, classNumber ?? "");
    queryClient.setQueryData(queryKey, code);
    const to = paths.code(classification, versionGuid, { number: classNumber, search });
    go(to, { replace: true, state: { scrollKey } });
  };
}

/** Moves the focus between hits with Up and Down; Up from the first hit, Escape and any letter move it back to the search field. */
function moveBetweenHits(event: KeyboardEvent, { toFirst, toField }: Around): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const hit = event.target instanceof HTMLElement && event.target.matches("a") ? event.target : null;
  // The list has the focus after the focused hit was removed.
  if (hit === null && document.activeElement?.matches("[role=list]") !== true) return;
  const before = hit && rowLinkBeside(hit, -1);
  const keys: Record<string, () => void> = {
    ArrowDown: () => (hit === null ? toFirst() : rowLinkBeside(hit, 1)?.focus()),
    ArrowUp: () => (before === null ? toField() : before.focus()),
    Escape: toField,
  };
  const action = keys[event.key];
  if (action !== undefined) {
    event.preventDefault();
    action();
  } else if ([...event.key].length === 1 && event.key !== " ") {
    // The letter is typed into the element that has the focus by then.
    toField();
  }
}
