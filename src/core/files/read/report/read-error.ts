import { isMissingModule } from "#core/lib/missing-module.ts";
import { quoting } from "#core/text/messages/quoting.ts";
import { text, type Text } from "#core/text/messages/text.ts";
import type { Where } from "./notes.ts";
import type { ReadFailure } from "./outcome.ts";

/** Why a file cannot be read, in a sentence for the user. */
export class ReadError extends Error {
  override readonly name = "ReadError";
  /** Null if unknown. */
  readonly where: Where | null;

  /** For the user. */
  readonly sentence: Text;

  constructor(sentence: Text, where: Where | null = null, options?: ErrorOptions) {
    super(sentence.key, options);
    this.sentence = quoting(sentence);
    this.where = where === null ? null : quoting(where);
  }
}

/** What a file may have too many of. */
type Limited =
  | "cells"
  | "cellFormats"
  | "characters"
  | "columns"
  | "concepts"
  | "elements"
  | "files"
  | "mergedCells"
  | "relationships"
  | "rows"
  | "sheets"
  | "statements"
  | "subjects"
  | "texts"
  | "values";

/** Throws if a value exceeds a limit. */
export function refuseAbove(limit: number, found: number, what: Limited, where: Where | null = null): void {
  if (found > limit) throw new ReadError(text("readers.tooMany", { limit, what }), where);
}

/** The failure to read files, with a sentence for the user. */
export function failureOf(files: readonly string[], error: unknown): ReadFailure {
  if (error instanceof ReadError)
    return { kind: "failure", files, message: error.sentence, where: error.where };
  if (isMissingModule(error)) {
    const message = text("files.readerNotLoaded");
    return { kind: "failure", files, message, where: null, isCodeMissing: true };
  }
  // JavaScript engines throw it if a string, array or map exceeds their limits.
  if (error instanceof RangeError)
    return { kind: "failure", files, message: text("files.tooLargeToRead"), where: null };
  // What other errors say is for developers; the reader of the format has no sentence for them.
  return { kind: "failure", files, message: text("files.damaged"), where: null };
}
