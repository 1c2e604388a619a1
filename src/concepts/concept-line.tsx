import type { ReactNode } from "react";
import type { ConceptSummary } from "#api/concept-summary.ts";
import { useCulture } from "#session/culture-context.tsx";
import { AppLink } from "./app-link.tsx";
import { LocalizedName } from "./localized-name.tsx";
import { usePlaceKey } from "./scroll-key.ts";
import classes from "./concept-list.module.css";

/** What a list says about its lines, besides what they show. */
export type LineOptions<T> = {
  /** The address of an item; null where it has none (an item without a version GUID). Left out where items have no page at all. */
  readonly hrefOf?: (item: T) => string | null;
  /** Fetches ahead what an item's page needs. */
  readonly prefetch?: (item: T) => void;
  /** History state that the links carry. */
  readonly linkState?: unknown;
  /** Version GUID of the item that is shown beside the list. */
  readonly selected?: string | null;
  /** The culture that an item's names were asked for in, where that may be another than the chosen one. */
  readonly cultureOf?: (item: T) => string | null;
  /** A searched text, to be marked. */
  readonly search?: string;
  /** What stands before the name. */
  readonly before?: (item: T) => ReactNode;
  /** What stands beneath the name, outside the link. */
  readonly renderDetails?: (item: T) => ReactNode;
  /** Whether `renderDetails` shows what the link opens and closes; left out where it does no such thing. */
  readonly isExpanded?: (item: T) => boolean;
  /** Lines as low as can be, for long lists that are scanned. */
  readonly isDense?: boolean;
};

type ConceptLineProps<T> = { readonly item: T; readonly options: LineOptions<T> };

/** A concept in a list: its name, and a link to it. */
export function ConceptLine<T extends ConceptSummary>({ item, options }: ConceptLineProps<T>) {
  const {
    hrefOf,
    prefetch,
    linkState,
    selected,
    before,
    isDense,
    cultureOf,
    isExpanded,
    search = "",
  } = options;
  const place = usePlaceKey();
  const chosen = useCulture().culture;
  const culture = cultureOf === undefined ? chosen : cultureOf(item);
  const href = hrefOf?.(item) ?? null;
  const isSelected = selected != null && item.versionGuid === selected;
  const content = (
    <>
      {before?.(item)}
      <span className={classes["name"]}>
        <LocalizedName concept={item} culture={culture} search={search} withDefault />
      </span>
    </>
  );
  const look = { className: classes["line"], "data-dense": isDense === true || undefined };
  if (href === null) return <div {...look}>{content}</div>;
  return (
    <AppLink
      to={href}
      // Opening details stays on the page, and in its place.
      state={isExpanded === undefined ? linkState : { place }}
      aria-expanded={isExpanded?.(item)}
      aria-current={isSelected ? "true" : undefined}
      prefetch={prefetch === undefined ? undefined : () => prefetch(item)}
      {...look}
    >
      {content}
    </AppLink>
  );
}

/** About as high as a line whose name needs no second row, in px. */
export function lineHeight(isDense: boolean | undefined): number {
  return isDense === true ? 33 : 45;
}
