import type { TableColumn } from "#browser/ui/table/table.tsx";
import type { Sheet } from "#core/files/write/table.ts";

/** The rows of a table for 'Copy': the values of the columns that have any. */
export async function tableSheet<Row>(
  name: string,
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[],
): Promise<Sheet> {
  const { createSheet } = await import("#core/files/write/table.ts");
  return createSheet(
    name,
    columns.flatMap(({ header, value }) => (value === undefined ? [] : { header, value })),
    rows,
  );
}
