import type { Sheet } from "#import-export/export/table.ts";
import type { TableColumn } from "#ui/table/table.tsx";

/** The rows of a table for 'Copy': the values of the columns that have any. */
export async function tableSheet<Row>(
  name: string,
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[],
): Promise<Sheet> {
  const { createSheet } = await import("#import-export/export/table.ts");
  return createSheet(
    name,
    columns.flatMap(({ header, value }) => (value === undefined ? [] : { header, value })),
    rows,
  );
}
