import type { ReactNode } from "react";
import type { ConceptSummary } from "#api/concept-summary.ts";
import type { ConceptKind } from "#api/concept-kinds.ts";
import { useCulture } from "#session/culture-context.tsx";
import { AppLink } from "./app-link.tsx";
import { pathOf } from "./kinds.ts";
import { chooseName, LocalizedName } from "./localized-name.tsx";
import { usePlaceKey } from "./scroll-key.ts";
import { usePrefetch } from "./use-prefetch.ts";
import classes from "./concept-list.module.css";

/** What a list says about its lines, besides what they show. */
export type LineOptions<T> = {
  /** What the items are; left out where they have no page. */
  readonly kind?: ConceptKind;
  /** Version GUID of the template in which a property is opened. */
  readonly template?: string | null;
  /** Where an item leads, if not to its page. */
  readonly hrefOf?: (item: T) => string | null;
  /** History state that the links carry. */
  readonly linkState?: unknown;
  /** Version GUID of the item that is shown beside the list. */
  readonly selected?: string | null;
  /** The culture that an item's names were asked for in, where that may be another than the chosen one. */
  readonly cultureOf?: (item: T) => string | null;
  /** A searched text, to be marked. */
  readonly search?: string;
  /** What stands beneath the name, outside the link. */
  readonly renderDetails?: (item: T) => ReactNode;
  /** Whether `renderDetails` shows what the link opens and closes; left out where it does no such thing. */
  readonly isExpanded?: (item: T) => boolean;
};

type ConceptLineProps<T> = {
  readonly item: T;
  readonly options: LineOptions<T>;
  /** The id of 'Not translated', where that is said: it describes the item and the link in it. */
  readonly noteId: string;
};

/** A concept in a list: its name, and a link to it. */
export function ConceptLine<T extends ConceptSummary>({ item, options, noteId }: ConceptLineProps<T>) {
  const { kind, template, linkState, selected, cultureOf, isExpanded, search = "" } = options;
  const prefetch = usePrefetch();
  const place = usePlaceKey();
  const chosen = useCulture().culture;
  const culture = cultureOf === undefined ? chosen : cultureOf(item);
  const { versionGuid } = item;
  const pageOf = (): string | null => (kind === undefined ? null : pathOf(kind, item, template));
  const href = options.hrefOf === undefined ? pageOf() : options.hrefOf(item);
  const isSelected = selected != null && versionGuid === selected;
  const content = (
    <span className={classes["name"]}>
      <LocalizedName concept={item} culture={culture} search={search} withDefault noteId={noteId} />
    </span>
  );
  const className = classes["line"];
  if (href === null) return <div className={className}>{content}</div>;
  return (
    <AppLink
      to={href}
      // Opening details stays on the page, and in its place.
      state={isExpanded === undefined ? linkState : { place }}
      aria-expanded={isExpanded?.(item)}
      aria-current={isSelected ? "true" : undefined}
      aria-describedby={chooseName(item, culture).isFallback ? noteId : undefined}
      prefetch={
        kind === undefined || versionGuid === null ? undefined : () => prefetch(kind, versionGuid, template)
      }
      className={className}
    >
      {content}
    </AppLink>
  );
}

/** The height of a line whose name needs no second row, in px. */
export const LINE_HEIGHT = 33;
