import { useEffect, useMemo, useState } from "react";
import { withRole } from "#core/files/read/formats/table/mapping/change-mapping.ts";
import { guessMapping, guessSheet } from "#core/files/read/formats/table/mapping/guess-mapping.ts";
import type {
  ColumnRole,
  Hierarchy,
  TableKind,
  TableMapping,
} from "#core/files/read/formats/table/mapping/mapping.ts";
import type { Table } from "#core/files/read/formats/table/table.ts";
import type { SampledTable, TableChoice } from "../reading/read-worker.ts";
import { withHeader } from "./columns-mapping.ts";

type Draft = TableChoice & {
  /** Whether the user has chosen the hierarchy, so that it is no longer guessed. */
  readonly isHierarchyChosen: boolean;
};

type Sheets = SampledTable["sheets"];

function sampleAt(sheets: Sheets, sheet: number): Table {
  return (sheets[sheet] ?? sheets[0]).sample;
}

function guess(sheets: Sheets, sheet: number): Draft {
  return { sheet, mapping: guessMapping(sampleAt(sheets, sheet)), isHierarchyChosen: false };
}

/** The latest choices, for a user who leaves the page and returns to its dialog. */
const drafts = new WeakMap<SampledTable, Draft>();

/** The choice of how to read a table: a guess that the user can change. */
export function useTableChoice(table: SampledTable) {
  const { sheets } = table;
  const [draft, setDraft] = useState(
    () => drafts.get(table) ?? guess(sheets, guessSheet(sheets.map(({ sample }) => sample))),
  );
  useEffect(() => void drafts.set(table, draft), [table, draft]);
  const sample = sampleAt(sheets, draft.sheet);
  const choice: TableChoice = draft;
  // They stay the same, so that a change of one column does not render all the others.
  const changes = useMemo(() => {
    const change = (next: (mapping: TableMapping, before: Draft) => TableMapping): void =>
      setDraft((before) => ({ ...before, mapping: next(before.mapping, before) }));
    return {
      sheet: (sheet: number): void => setDraft(guess(sheets, sheet)),
      kind: (kind: TableKind): void => change((mapping) => ({ ...mapping, kind })),
      header: (row: number | null): void => change((mapping) => withHeader(mapping, sample, row)),
      hierarchy: (hierarchy: Hierarchy): void =>
        setDraft((before) => ({
          ...before,
          mapping: { ...before.mapping, hierarchy },
          isHierarchyChosen: true,
        })),
      role: (column: number, role: ColumnRole): void =>
        change((mapping, { isHierarchyChosen }) =>
          withRole(mapping, sample, column, role, isHierarchyChosen),
        ),
    };
  }, [sheets, sample]);
  return { choice, sample, changes };
}

export type TableChanges = ReturnType<typeof useTableChoice>["changes"];
