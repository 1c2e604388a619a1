import { useCallback, useEffect, useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { TagFailure, TagSwitch } from "#browser/parts/property-tags/tag-grouping.tsx";
import { useTagGroups } from "#browser/parts/property-tags/use-tag-groups.ts";
import { SecondCulture } from "#browser/parts/second-culture/second-culture.tsx";
import { propertyValuesQuery } from "#browser/queries/resources/properties.ts";
import type { ComparedConcept, ComparisonProps } from "../compared-concept.ts";
import type { ComparedList, ComparisonRow } from "../comparison-row.ts";
import { ComparisonState } from "../comparison-state.tsx";
import { ComparisonTable } from "../comparison-table.tsx";
import { conceptRows } from "../concept-rows.ts";
import { useOnlyDifferences } from "../use-only-differences.ts";
import { isWholePart } from "../whole-part.ts";
import { LoadingLists } from "./loading-lists.tsx";
import { propertyRows } from "./property-rows.ts";
import { createRowOf, grouped } from "./template-rows.tsx";
import { usePropertyValues } from "./use-property-values.ts";
import { sourcesOf, type TemplateLists, useTemplateLists } from "./use-template-lists.ts";
import { FailedInView, ValuesPanel } from "./values-panel.tsx";

/** Templates side by side: their mapped properties (E6) with their values (E13), documents (E14) and classifications (E4). */
export function Comparison({ concepts }: ComparisonProps) {
  const lists = useTemplateLists(concepts.map(({ versionGuid }) => versionGuid));
  const { loading, shown } = lists;
  return (
    <ComparisonState concepts={concepts} loading={loading} progress={<LoadingLists {...lists} />}>
      {shown !== null && <ComparedTemplates concepts={concepts} lists={shown} />}
    </ComparisonState>
  );
}

type ComparedTemplatesProps = {
  readonly concepts: readonly ComparedConcept[];
  readonly lists: TemplateLists;
};

function ComparedTemplates({ concepts, lists }: ComparedTemplatesProps) {
  const kinds = useTranslations("concepts");
  const templateTexts = useTranslations("templates");
  const section = templateTexts("mappedProperties");
  const { properties, documents, classifications, culture } = lists;
  // They stay the same: other concepts are another comparison, by its key.
  const [templates] = useState(() => concepts.map(({ versionGuid }) => versionGuid));
  const tags = useTagGroups(templates);
  const { groupOf } = tags;
  const matched = useMemo(() => {
    const lists = isWholePart(properties) ? properties.map(({ items }) => items) : [];
    const rows = propertyRows(templates, lists);
    return groupOf === undefined ? rows : grouped(rows, groupOf);
  }, [templates, properties, groupOf]);
  const { loaded, run, failed, resting, setInView } = usePropertyValues(matched, culture);
  const sources = useMemo(() => sourcesOf(templates), [templates]);
  const others = useMemo(
    () =>
      otherRows(
        [
          { section: kinds("documents"), found: documents, sources: sources.documents },
          { section: kinds("classifications"), found: classifications, sources: sources.classifications },
        ],
        culture,
      ),
    [documents, classifications, sources, culture, kinds],
  );
  const rowOf = useMemo(
    () => createRowOf({ groupOf, section, sources: sources.properties, culture }),
    [groupOf, section, sources, culture],
  );
  const rows = useMemo(
    () => [...matched.map((row, index) => rowOf(row, index, loaded)), ...others],
    [matched, rowOf, loaded, others],
  );
  const onRowsInView = useCallback(
    (inView: readonly ComparisonRow[]) =>
      setInView(
        inView.flatMap(({ key }) => (matched[Number(key)]?.requests ?? []).filter((cell) => cell !== null)),
      ),
    [matched, setInView],
  );
  const [only] = useOnlyDifferences();
  useEffect(() => {
    if (only) run.start();
  }, [only, run]);
  return (
    <>
      <FailedInView run={run} failed={failed} />
      <TagFailure error={tags.error} retry={tags.retry} />
      <SecondCulture>
        {({ SecondQuery }, beside) =>
          resting.map(({ template, property }) => (
            <SecondQuery
              key={`${beside} ${template} ${property}`}
              query={(scope) => propertyValuesQuery(scope, property, template).page(0)}
              beside={beside}
            />
          ))
        }
      </SecondCulture>
      <ComparisonTable
        concepts={concepts}
        rows={rows}
        lists={Object.values(sources).flat()}
        onRowsInView={onRowsInView}
      >
        <TagSwitch count={tags.count} />
        <ValuesPanel run={run} />
      </ComparisonTable>
    </>
  );
}

type OtherSection = {
  readonly section: string;
  readonly found: TemplateLists["documents"];
  readonly sources: readonly ComparedList[];
};

/** The rows of the other lists of templates. */
function otherRows(sections: readonly OtherSection[], culture: string | null): ComparisonRow[] {
  return sections
    .filter(({ found }) => isWholePart(found))
    .flatMap(({ section, found, sources }) =>
      conceptRows({ section, lists: found.map(({ items }) => items), sources, culture }),
    );
}
