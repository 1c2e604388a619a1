import { chooseName } from "#browser/parts/name/localized-name.tsx";
import { compareNames } from "#core/text/natural-order.ts";
import type { ComparedList, ComparisonRow } from "../comparison-row.ts";
import { nameCell, sourceOf, versionDifferences } from "../concept-rows.ts";
import { PropertyCell } from "./property-cell.tsx";
import { ownValues, type PropertyRow, valuesOf } from "./property-rows.ts";
import type { LoadedValues } from "./property-values.ts";

type Group = { readonly name: string; readonly isLast: boolean };
type GroupOf = (property: NonNullable<PropertyRow["cells"][number]>) => Group;

/** The rows by the names of their groups. */
export function grouped(rows: readonly PropertyRow[], groupOf: GroupOf): PropertyRow[] {
  const groups = rows.map((row) => {
    const first = row.cells.find((cell) => cell !== null);
    return { row, ...(first == null ? { name: "", isLast: true } : groupOf(first)) };
  });
  return groups
    .toSorted((a, b) => Number(a.isLast) - Number(b.isLast) || compareNames(a.name, b.name))
    .map(({ row }) => row);
}

/** Returns the function that makes the row of a comparison. Values arrive row by row, and thousands of others stay the same objects. */
export function createRowOf({ groupOf, section: ungrouped, sources, culture }: RowsOptions) {
  const made = new WeakMap<PropertyRow, { readonly values: RowValues; readonly made: ComparisonRow }>();
  return (row: PropertyRow, index: number, loaded: LoadedValues): ComparisonRow => {
    const values = valuesOf(row, loaded);
    const before = made.get(row);
    if (before?.values.every((list, column) => list === values[column]) === true) return before.made;
    const first = row.cells.find((cell) => cell !== null);
    const section = (first == null ? undefined : groupOf?.(first).name) ?? ungrouped;
    const one = comparisonRow({ row, index, section, values, sources, culture });
    made.set(row, { values, made: one });
    return one;
  };
}

type RowsOptions = {
  readonly groupOf: GroupOf | undefined;
  /** The section of all rows if they are not grouped. */
  readonly section: string;
  /** The lists of mapped properties. */
  readonly sources: readonly ComparedList[];
  readonly culture: string | null;
};

type RowValues = ReturnType<typeof valuesOf>;

type RowOptions = {
  readonly row: PropertyRow;
  readonly index: number;
  readonly section: string;
  readonly values: RowValues;
  /** The lists of mapped properties. */
  readonly sources: readonly ComparedList[];
  readonly culture: string | null;
};

function comparisonRow({ row, index, section, values, sources, culture }: RowOptions): ComparisonRow {
  const own = ownValues(row, values);
  const first = row.cells.find((cell) => cell !== null);
  const differences = versionDifferences(row.cells);
  if (own !== null && own.size > 0) differences.push("other-values");
  return {
    key: String(index),
    section,
    label: first == null ? { text: "" } : nameCell(first, culture),
    cells: row.cells.map((property, column) => {
      if (property === null) return null;
      const list = values[column] ?? null;
      const named = list === null || list.length === 0 ? [property] : list;
      return {
        named,
        ...sourceOf(property, sources[column]),
        text: named.map((one) => chooseName(one, culture).text).join("; "),
        shown: (
          <PropertyCell
            property={property}
            template={row.requests[column]?.template ?? ""}
            culture={culture}
            values={list}
            isOwn={(value) => own?.has(value) === true}
          />
        ),
      };
    }),
    differences: own === null && differences.length === 0 ? null : differences,
    isMatchedByName: row.isMatchedByName,
  };
}
