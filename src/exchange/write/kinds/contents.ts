import type { Culture, Sheet } from "../table.ts";

/** What every export says. It is plain data, so that it can be posted to a worker. */
export type ExportBase = {
  /** What it is of, as the file is to be called: the name of a concept or of a list. */
  readonly what: string;
  /** The cultures of the names, each once and at least one. */
  readonly cultures: readonly Culture[];
};

/** What a kind of export holds, in the shapes that files are written from. */
export type Contents = {
  /** Its tables; formats that hold only one take the first. */
  readonly sheets: readonly [Sheet, ...Sheet[]];
  /** Its JSON: a generator yields the items of an array, a value stands as it is. */
  readonly json: () => Generator | Record<string, unknown>;
};

/** One table, whose rows are plain data, and the JSON of them. */
export function rowContents(sheet: Sheet, rows: Iterable<unknown>): Contents {
  return {
    sheets: [sheet],
    *json() {
      yield* rows;
    },
  };
}
