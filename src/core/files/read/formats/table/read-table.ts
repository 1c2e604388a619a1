import { ReadContext } from "../../build/context.ts";
import { finishCatalogue } from "../../build/finish.ts";
import { Notes } from "../../report/notes.ts";
import type { ReadCatalogue, ReadFailure, ReadTable } from "../../report/outcome.ts";
import { failureOf } from "../../report/read-error.ts";
import { reportOn } from "../../report/report.ts";
import { tableReading } from "./hierarchy/weigh-hierarchies.ts";
import type { TableMapping } from "./mapping/mapping.ts";
import { tableCatalogue } from "./table-catalogue.ts";

/**
 * Reads a table with a mapping.
 * @param at the index of the table
 */
export function readTable(
  { files, format, recognition, notes: before, tables }: ReadTable,
  at: number,
  mapping: TableMapping,
): ReadCatalogue | ReadFailure {
  const start = performance.now();
  const notes = new Notes(before);
  notes.about(files[0] ?? "");
  const table = tables[at] ?? tables[0];
  const others = tables.filter((other) => other !== table);
  try {
    const model = finishCatalogue(tableCatalogue(table, others, mapping, new ReadContext(notes)), notes);
    const codes = model.classifications.flatMap((one) => one.codes);
    const reading = tableReading(table, mapping, codes);
    return {
      kind: "catalogue",
      files,
      format,
      model,
      report: reportOn(model, notes, performance.now() - start, recognition, reading),
    };
  } catch (error) {
    return failureOf(files, error);
  }
}
