import { text, type Text } from "#core/text/messages/text.ts";
import type { Chunks } from "../../write/chunks.ts";
import { encodeCsv } from "../../write/formats/csv.ts";
import { roleLabel } from "../formats/table/mapping/mapping.ts";
import { describeHierarchy } from "../formats/table/table-reading.ts";
import type { ReadReport } from "./report.ts";

type Wording = (sentence: Text | string) => string;

/** A report as CSV, in the words of the app: a row for each count, for each column of a table, and for each note. */
export function reportFile(
  { recognition, counts, notes, moreNotes, table }: ReadReport,
  wording: Wording,
): Chunks {
  const rows = [
    ["recognition", "", "", wording(recognition), null],
    ...counts.flatMap(({ kind, total, names, definitions }) => [
      ["count", "", kind, "", total],
      ...Object.entries(names).map(([culture, count]) => ["names", "", kind, culture, count]),
      ...Object.entries(definitions).map(([culture, count]) => ["definitions", "", kind, culture, count]),
    ]),
    ...(table?.columns ?? []).map(({ name, role }) => [
      "column",
      "",
      wording(name),
      wording(roleLabel(role)),
      null,
    ]),
    ...(table?.hierarchy ? [["hierarchy", "", "", wording(describeHierarchy(table.hierarchy)), null]] : []),
    ...notes.map(({ level, file, where, text: note }) => [level, file, wording(where), wording(note), null]),
    ...(moreNotes > 0 ? [["counted only", "", "", wording(text("readers.furtherNotes")), moreNotes]] : []),
  ];
  return encodeCsv({ headers: ["What", "File", "Where", "Text", "Number"], rows });
}
