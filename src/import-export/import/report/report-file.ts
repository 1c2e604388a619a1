import type { Chunks } from "../../export/chunks.ts";
import { encodeCsv } from "../../export/formats/csv.ts";
import type { ReadReport } from "./report.ts";

/** A report as CSV: a row for each count, then for each note. */
export function reportFile({ counts, notes, moreNotes }: ReadReport): Chunks {
  const rows = [
    ...counts.flatMap(({ kind, total, names, definitions }) => [
      ["count", "", kind, "", total],
      ...Object.entries(names).map(([culture, count]) => ["names", "", kind, culture, count]),
      ...Object.entries(definitions).map(([culture, count]) => ["definitions", "", kind, culture, count]),
    ]),
    ...notes.map(({ level, file, where, text }) => [level, file, where, text, null]),
    ...(moreNotes > 0 ? [["counted only", "", "", "Further notes", moreNotes]] : []),
  ];
  return encodeCsv({ headers: ["What", "File", "Where", "Text", "Number"], rows });
}
