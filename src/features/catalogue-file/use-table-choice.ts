import { useState } from "react";
import { guessMapping, guessSheet } from "#exchange/read/table/guess-mapping.ts";
import { withRole } from "#exchange/read/table/change-mapping.ts";
import type { ColumnRole, Hierarchy, TableKind, TableMapping } from "#exchange/read/table/mapping.ts";
import type { Table } from "#exchange/read/table/table.ts";
import { withHeader } from "./columns-mapping.ts";
import type { SampledTable, TableChoice } from "./read-worker.ts";

export type TableChanges = {
  readonly sheet: (sheet: number) => void;
  readonly kind: (kind: TableKind) => void;
  readonly header: (row: number | null) => void;
  readonly hierarchy: (hierarchy: Hierarchy) => void;
  readonly role: (column: number, role: ColumnRole) => void;
};

type Draft = TableChoice & {
  /** Whether the user has said where codes stand, so that it is guessed no more. */
  readonly isHierarchySaid: boolean;
};

/** How a table is to be read: first as it is guessed, then as the user says. */
export function useTableChoice({ sheets }: SampledTable): {
  readonly choice: TableChoice;
  readonly sample: Table;
  readonly changes: TableChanges;
} {
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
  return {
    choice: draft,
    sample,
    changes: {
      sheet: (sheet) => setDraft(guess(sheet)),
      kind: (kind) => change((mapping) => ({ ...mapping, kind })),
      header: (row) => change((mapping) => withHeader(mapping, sample, row)),
      hierarchy: (hierarchy) =>
        setDraft((before) => ({
          ...before,
          mapping: { ...before.mapping, hierarchy },
          isHierarchySaid: true,
        })),
      role: (column, role) =>
        change((mapping, { isHierarchySaid }) => withRole(mapping, sample, column, role, isHierarchySaid)),
    },
  };
}
