import type { ReactNode } from "react";
import { useScrollKey } from "#browser/routing/scroll-key.ts";
import { useCulture } from "#browser/session/culture-context.tsx";
import { notesOf } from "#browser/ui/list/note-ids.ts";
import { isComparable } from "#core/addresses/addresses.ts";
import type { ConceptKind } from "#core/api/concept-kinds.ts";
import type { ConceptSummary } from "#core/api/concept-summary.ts";
import { CompareButton } from "../compare/compare-button.tsx";
import { AppLink, type LinkTarget } from "../link/app-link.tsx";
import { usePrefetch } from "../link/use-prefetch.ts";
import { pathOf } from "../name/kinds.ts";
import { chooseName, LocalizedName, otherDefaultName, SecondName } from "../name/localized-name.tsx";
import classes from "./concept-list.module.css";

/** Options of a list for its lines. */
export type LineOptions = {
  /** The kind of the items; omitted if they have no page. */
  readonly kind?: ConceptKind;
  /** Version GUID of the template in which a property is opened. */
  readonly template?: string | null;
  /** The address of an item, if not its page. */
  readonly hrefOf?: (item: ConceptSummary) => LinkTarget | null;
  /** Version GUID of the item that is shown next to the list. */
  readonly selected?: string | null;
  /** The culture in which the names were requested, if it may differ from the chosen one. */
  readonly culture?: string | null;
  /** False if nothing on the page requests the names in the second culture. */
  readonly isSecondRequested?: boolean;
  /** The search term to mark. */
  readonly search?: string;
  /** Content below the name, outside the link. */
  readonly renderDetails?: (item: ConceptSummary) => ReactNode;
  /** Whether the link expands and collapses `renderDetails`; omitted if it does not. */
  readonly isExpanded?: (item: ConceptSummary) => boolean;
};

type ConceptLineProps = {
  readonly item: ConceptSummary;
  readonly options: LineOptions;
  /** The id of the note 'Not translated', if shown: it describes the item and its link. */
  readonly noteId: string;
};

/** A concept in a list: its name, and a link to it. */
export function ConceptLine({ item, options, noteId }: ConceptLineProps) {
  const chosen = useCulture();
  const { beside } = chosen;
  const { kind, template, selected, culture = chosen.culture, isExpanded, search = "" } = options;
  const prefetch = usePrefetch();
  const scrollKey = useScrollKey();
  const { versionGuid } = item;
  const pageOf = (): string | null => (kind === undefined ? null : pathOf(kind, item, template));
  const href = options.hrefOf === undefined ? pageOf() : options.hrefOf(item);
  const isSelected = selected != null && versionGuid === selected;
  const name = chooseName(item, culture);
  const hasDefault = otherDefaultName(item, name.text) !== null;
  const hasParts = beside !== null || isExpanded !== undefined;
  const content = (
    <>
      <span
        className={classes.name}
        data-parts={hasDefault ? "default" : name.isFallback ? "note" : undefined}
      >
        <LocalizedName concept={item} culture={culture} search={search} withDefault noteId={noteId} />
      </span>
      {beside !== null && (
        <SecondName
          concept={item}
          first={name.text}
          noteId={noteId}
          isRequested={options.isSecondRequested}
        />
      )}
    </>
  );
  const line = { className: classes.line, "data-parts": hasParts || undefined };
  if (href === null) return <div {...line}>{content}</div>;
  const link = (
    <AppLink
      to={href}
      // Opening details keeps the page and its scroll position.
      state={isExpanded === undefined ? undefined : { scrollKey }}
      aria-expanded={isExpanded?.(item)}
      aria-current={isSelected ? "true" : undefined}
      aria-describedby={notesOf(noteId, name.isFallback, beside !== null)}
      prefetch={
        kind === undefined || versionGuid === null ? undefined : () => prefetch(kind, versionGuid, template)
      }
      {...line}
    >
      {content}
    </AppLink>
  );
  if (!isComparable(kind)) return link;
  return (
    <div className={classes.row}>
      {link}
      <CompareButton kind={kind} concept={item} culture={culture} />
    </div>
  );
}
