import { useDeferredValue } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#browser/lib/use-formats.ts";
import { useText } from "#browser/lib/use-text.ts";
import { useScrollKey } from "#browser/routing/scroll-key.ts";
import { useCulture } from "#browser/session/culture-context.tsx";
import { EmptyState } from "#browser/ui/feedback/empty-state.tsx";
import { InfiniteList } from "#browser/ui/list/infinite-list.tsx";
import { ROW_HEIGHT } from "#browser/ui/list/row-height.ts";
import type { ConceptSummary } from "#core/api/concept-summary.ts";
import type { ExportData } from "#core/files/write/kinds/kinds.ts";
import { matching } from "#core/text/match-text.ts";
import { CopyButton } from "../export/copy-button.tsx";
import { ExportButton } from "../export/export-button.tsx";
import type { SecondCultureTexts } from "../export/second-culture-texts.ts";
import { useSecondCultureTexts } from "../export/use-second-culture-texts.ts";
import { Failure } from "../failure/failure.tsx";
import { KIND_NAMES } from "../name/kind-names.ts";
import { chooseName } from "../name/localized-name.tsx";
import { TemplatesLink } from "../next-steps.tsx";
import { ClearSearch } from "../search-field/clear-search.tsx";
import { useAddressSearch } from "../search-field/search-param-field.tsx";
import { ConceptLine } from "./concept-line.tsx";
import { ListSkeleton } from "./list-skeleton.tsx";
import {
  type RememberedItem,
  type RememberedKind,
  toMatchable,
  useRememberedList,
} from "./use-remembered-list.ts";
import toolClasses from "../export/list-tools.module.css";

type RememberedListProps = {
  readonly kind: RememberedKind;
  /** The concepts just collected, if they can be collected. */
  readonly collected?: readonly ConceptSummary[];
};

/** The remembered concepts of a kind that no operation lists, filtered by the search in the address. */
export function RememberedList({ kind, collected }: RememberedListProps) {
  const t = useTranslations("conceptDetails");
  const { items, isReady, error, retry } = useRememberedList(kind, collected);
  const scrollKey = useScrollKey();
  const search = useDeferredValue(useAddressSearch());
  const shown = matching(items, search, toMatchable);
  const label = useText()(KIND_NAMES[kind].many);
  const what = useFormats().inSentence(label);
  const { beside } = useCulture();
  return (
    <>
      {error !== null && <Failure error={error} onRetry={retry} />}
      {!isReady && items.length === 0 ? (
        <ListSkeleton label={label} inColumns />
      ) : shown.length === 0 ? (
        <EmptyState
          action={items.length > 0 ? <ClearSearch>{t("showAll", { what })}</ClearSearch> : <TemplatesLink />}
          {...(items.length === 0
            ? { reason: t("noneKnown", { what }) }
            : { search, among: t("known", { what }) })}
        />
      ) : (
        <>
          <Tools kind={kind} what={label} items={shown} />
          <InfiniteList
            label={label}
            items={shown}
            total={items.length}
            keyOf={({ versionGuid }) => versionGuid}
            estimatedHeight={ROW_HEIGHT}
            hasNote={({ shown: { concept, culture } }) => chooseName(concept, culture).isFallback}
            hasSecondNotes={beside !== null}
            memoryKey={`${scrollKey} ${search}`}
            inColumns
          >
            {({ versionGuid, guid, shown: { concept, culture } }, noteId) => (
              <ConceptLine
                noteId={noteId}
                item={{ versionGuid, guid, name: concept.name, defaultName: concept.defaultName }}
                options={{ kind, search, culture, isSecondRequested: false }}
              />
            )}
          </InfiniteList>
        </>
      )}
    </>
  );
}

/** 'Copy' and 'Export' for the shown items: documents with their templates (E12), properties with the data already loaded. */
function Tools({
  kind,
  what,
  items,
}: {
  readonly kind: RememberedKind;
  readonly what: string;
  readonly items: readonly RememberedItem[];
}) {
  const { culture } = useCulture();
  const secondTexts = useSecondCultureTexts();
  const data = (second: SecondCultureTexts | null): ExportData<"concepts"> => ({
    kind: "concepts",
    what,
    cultures: [culture, ...(second === null ? [] : [second.culture])],
    concepts: items.map(({ versionGuid, guid, shown }) => {
      // A name in another culture does not count as a translation.
      const name = shown.culture === culture ? shown.concept.name : null;
      const { defaultName } = shown.concept;
      const concept = { versionGuid, guid, name, defaultName };
      return {
        concept,
        texts: [{ name, definition: null }, ...(second === null ? [] : [second.textsOf(concept)])],
      };
    }),
  });
  return (
    <div className={toolClasses.tools} data-screen-only>
      <CopyButton
        sheet={async () => {
          const { conceptsContents } = await import("#core/files/write/kinds/concepts.ts");
          return conceptsContents(data(await secondTexts())).sheets[0];
        }}
      />
      <ExportButton
        subject={
          kind === "document"
            ? { kind: "documents", what, versionGuids: items.map(({ versionGuid }) => versionGuid) }
            : { kind: "data", what, data: data(null) }
        }
      />
    </div>
  );
}
