import type { Note } from "../notes.ts";
import type { Culture, Sheet } from "../table.ts";

/** The common fields of exports. Exports are plain data that can be posted to a worker. */
export type ExportBase = {
  /** The subject, used as file name: the name of a concept or of a list. */
  readonly what: string;
  /** The cultures of the names, without duplicates, at least one. */
  readonly cultures: readonly Culture[];
  /** What the user should know about the data, whatever the format. */
  readonly notes?: readonly Note[];
};

/** The contents of an export, in the forms that writers use. */
export type Contents = {
  /** Its tables; formats with a single table use the first. */
  readonly sheets: readonly [Sheet, ...Sheet[]];
  /** Its JSON: a generator yields the items of an array, a value is used directly. */
  readonly json: () => Generator | Record<string, unknown>;
};

/** One table, and as JSON the plain data that it is made of. */
export function rowContents(sheet: Sheet, rows: Iterable<unknown>): Contents {
  return {
    sheets: [sheet],
    *json() {
      yield* rows;
    },
  };
}
