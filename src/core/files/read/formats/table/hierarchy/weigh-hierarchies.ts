import type { CodeEntry } from "#core/catalogue/catalogue-model.ts";
import { columnName } from "../mapping/column-name.ts";
import { sampleOf } from "../mapping/guess-mapping.ts";
import {
  HIERARCHIES,
  type Hierarchy,
  isPossible,
  isWrittenByPlinth,
  type TableMapping,
} from "../mapping/mapping.ts";
import { rowsBelow } from "../rows.ts";
import type { HierarchyWeight, Share, TableReading } from "../table-reading.ts";
import type { Table } from "../table.ts";
import { parentsOfRows } from "./parents-of-rows.ts";

/**
 * Compares the hierarchy of a mapping with the others that its columns allow, by the first rows of a table. It is doubtful if fewer than half
 * of the codes have a parent, or a tenth of them would have one only with another hierarchy.
 * @param count the number of rows of the whole table
 */
export function weighTable(
  sample: Table,
  count: number,
  { headerRow, columns, hierarchy }: TableMapping,
): HierarchyWeight {
  const rows = rowsBelow(sample, { headerRow, columns });
  const shareOf = (one: Hierarchy): Share => {
    const { keys, parents } = parentsOfRows(rows, columns, one);
    return { withParent: parents.size, codes: keys.length, isPart: sample.rows.length < count };
  };
  const share = shareOf(hierarchy);
  const others = HIERARCHIES.filter((other) => other !== hierarchy && isPossible(other, columns))
    .map((other) => ({ hierarchy: other, share: shareOf(other) }))
    .filter((other) => other.share.withParent > share.withParent)
    .toSorted((a, b) => b.share.withParent - a.share.withParent);
  const most = others[0]?.share.withParent ?? 0;
  const isDoubtful = share.withParent < share.codes / 2 || most - share.withParent >= share.codes / 10;
  return { hierarchy, share, others: isDoubtful ? others : [] };
}

/**
 * Describes how a mapping read a table.
 * @param codes the codes that came of it
 */
export function tableReading(
  table: Table,
  mapping: TableMapping,
  codes: readonly Pick<CodeEntry, "parent">[],
): TableReading {
  const { kind, headerRow, columns } = mapping;
  if (isWrittenByPlinth(kind)) return { columns: [], hierarchy: null };
  const headers = headerRow === null ? [] : (table.rows[headerRow] ?? []);
  const read = columns.flatMap((role, at) =>
    role.role === "ignore" ? [] : [{ name: columnName(headers, at), role }],
  );
  if (kind !== "codes") return { columns: read, hierarchy: null };
  const withParent = codes.filter(({ parent }) => parent !== undefined).length;
  const share = { withParent, codes: codes.length, isPart: false };
  return { columns: read, hierarchy: { ...weighTable(sampleOf(table), table.rows.length, mapping), share } };
}
