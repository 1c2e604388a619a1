import "#ui/controls/switch.css";
import { Switch } from "@mantine/core";
import { useCallback, useEffect, useMemo } from "react";
import { propertyColumns, useSetting } from "#browser-storage/settings.ts";
import { Failure } from "#concepts/failure/failure.tsx";
import { RunPanel } from "#concepts/progress/run-panel.tsx";
import { useTagGroups } from "#concepts/property-tags/use-tag-groups.ts";
import { counted } from "#lib/text/counted.ts";
import { useWholeLists } from "#queries/list/use-whole-lists.ts";
import { useScope } from "#queries/scope.ts";
import {
  mappedPropertiesQuery,
  templateClassificationsQuery,
  templateDocumentsQuery,
} from "#queries/templates.ts";
import type { ConceptSummary } from "#api/concept-summary.ts";
import type { ComparisonProps } from "../compared-concept.ts";
import type { ComparedList, ComparisonRow } from "../comparison-row.ts";
import { ComparisonState } from "../comparison-state.tsx";
import { ComparisonTable } from "../comparison-table.tsx";
import { conceptRows } from "../concept-rows.ts";
import { useOnlyDifferences } from "../use-only-differences.ts";
import { propertyRows } from "./property-rows.ts";
import { SecondValues } from "./second-values.tsx";
import { sourcesOf } from "./template-lists.ts";
import { createRowOf, grouped } from "./template-rows.tsx";
import { usePropertyValues } from "./use-property-values.ts";

/** Separates the GUIDs in a key for `useMemo`; no address contains it. */
const SEPARATOR = "\n";

/** Templates side by side: their mapped properties (E6) with their values (E13), documents (E14) and classifications (E4). */
export function Comparison({ concepts }: ComparisonProps) {
  const scope = useScope();
  const { culture } = scope;
  const guids = concepts.map(({ versionGuid }) => versionGuid);
  const properties = useWholeLists(guids.map((guid) => mappedPropertiesQuery(scope, guid)));
  const documents = useWholeLists(guids.map((guid) => templateDocumentsQuery(scope, guid)));
  const classifications = useWholeLists(guids.map((guid) => templateClassificationsQuery(scope, guid)));
  const [columns, setColumns] = useSetting(propertyColumns);
  const tags = useTagGroups(guids, columns.tags);
  const { groupOf } = tags;
  const templates = guids.join(SEPARATOR);
  const matched = useMemo(() => {
    const rows = propertyRows(
      templates.split(SEPARATOR),
      properties.map(({ items }) => items),
    );
    return groupOf === undefined ? rows : grouped(rows, groupOf);
  }, [templates, properties, groupOf]);
  const { loaded, progress, run, failed, resting, setInView } = usePropertyValues(matched);
  const sources = useMemo(() => sourcesOf(templates.split(SEPARATOR)), [templates]);
  const others = useMemo(
    () =>
      otherRows(
        [
          { section: "Documents", found: documents, sources: sources.documents },
          { section: "Classifications", found: classifications, sources: sources.classifications },
        ],
        culture,
      ),
    [documents, classifications, sources, culture],
  );
  const rowOf = useMemo(() => createRowOf(groupOf, sources.properties, culture), [groupOf, sources, culture]);
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
  const isComplete = properties.every((list) => list.isComplete);
  useEffect(() => {
    if (only && isComplete) run.start();
  }, [only, isComplete, run]);
  const { status, jobs, done, failures } = progress;
  const [failure] = failures;
  return (
    <ComparisonState concepts={concepts} loading={[...properties, ...documents, ...classifications]}>
      {failed.length > 0 && failure === undefined && (
        <Failure
          error={failed[0]?.error}
          summary="Some values in view could not be loaded"
          onRetry={() => {
            for (const { refetch } of failed) void refetch();
          }}
        />
      )}
      {tags.error !== null && (
        <Failure error={tags.error} summary="Some property tags could not be loaded" onRetry={tags.retry} />
      )}
      <SecondValues cells={resting} />
      <ComparisonTable
        concepts={concepts}
        rows={rows}
        lists={Object.values(sources).flat()}
        onRowsInView={onRowsInView}
      >
        {tags.count > 0 && (
          <Switch
            size="xs"
            label="Group by tag"
            checked={columns.tags}
            onChange={(event) => setColumns({ ...columns, tags: event.currentTarget.checked })}
          />
        )}
        <RunPanel
          label="Comparing"
          status={status}
          done={done}
          total={jobs}
          text={
            status === "running" ? `${done} of ${counted(jobs, "list of values", "lists of values")}` : ""
          }
          start={status === "stopped" ? "Go on" : null}
          onStart={() => run.start()}
          onCancel={() => run.stop()}
        >
          {failure !== undefined && status !== "running" && (
            <Failure
              compact
              error={failure.error}
              summary={`The values of ${counted(failures.length, "property", "properties")} could not be loaded`}
              onRetry={() => run.retry()}
            />
          )}
        </RunPanel>
      </ComparisonTable>
    </ComparisonState>
  );
}

type OtherSection = {
  readonly section: string;
  readonly found: readonly { readonly items: readonly ConceptSummary[] }[];
  readonly sources: readonly ComparedList[];
};

/** The rows of the other lists of templates. */
function otherRows(sections: readonly OtherSection[], culture: string | null): ComparisonRow[] {
  return sections.flatMap(({ section, found, sources }) =>
    conceptRows({ section, lists: found.map(({ items }) => items), sources, culture }),
  );
}
