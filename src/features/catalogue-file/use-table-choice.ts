import { useState } from "react";
import { guessMapping, guessSheet } from "#exchange/read/table/guess-mapping.ts";
import { withRole } from "#exchange/read/table/change-mapping.ts";
import type { ColumnRole, Hierarchy, TableKind, TableMapping } from "#exchange/read/table/mapping.ts";
import type { Table } from "#exchange/read/table/table.ts";
import { withHeader } from "./columns-mapping.ts";
import type { SampledTable, TableChoice } from "./read-worker.ts";

type Draft = TableChoice & {
  /** Whether the user has chosen the hierarchy, so that it is no longer guessed. */
  readonly isHierarchySaid: boolean;
};

/** The choice of how to read a table: a guess that the user can change. */
export function useTableChoice({ sheets }: SampledTable) {
  const sampleAt = (sheet: number): Table => (sheets[sheet] ?? sheets[0]).sample;
  const guess = (sheet: number): Draft => ({
    sheet,
    mapping: guessMapping(sampleAt(sheet)),
    isHierarchySaid: false,
  });
  const [draft, setDraft] = useState(() => guess(guessSheet(sheets.map(({ sample }) => sample))));
  const sample = sampleAt(draft.sheet);
  const change = (next: (mapping: TableMapping, before: Draft) => TableMapping): void =>
    setDraft((before) => ({ ...before, mapping: next(before.mapping, before) }));
  const choice: TableChoice = draft;
  return {
    choice,
    sample,
    changes: {
      sheet: (sheet: number): void => setDraft(guess(sheet)),
      kind: (kind: TableKind): void => change((mapping) => ({ ...mapping, kind })),
      header: (row: number | null): void => change((mapping) => withHeader(mapping, sample, row)),
      hierarchy: (hierarchy: Hierarchy): void =>
        setDraft((before) => ({
          ...before,
          mapping: { ...before.mapping, hierarchy },
          isHierarchySaid: true,
        })),
      role: (column: number, role: ColumnRole): void =>
        change((mapping, { isHierarchySaid }) => withRole(mapping, sample, column, role, isHierarchySaid)),
    },
  };
}

export type TableChanges = ReturnType<typeof useTableChoice>["changes"];
