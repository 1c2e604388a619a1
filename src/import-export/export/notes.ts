import { Failure } from "#lib/failure.ts";
/** What the user should know about the data of a file, or a change that its format required. */
export type Note =
  /** The service does not list the codes below a code, so parents were derived from class numbers. Shared numbers are ambiguous. */
  | { readonly code: "placed-by-number"; readonly sharedNumbers: readonly string[] }
  /** A text was truncated to the maximum length of the format; `where` is like `Codes!E12`. */
  | { readonly code: "text-cut"; readonly where: string }
  /** A required field that the interface does not provide was made up: the first value, and the number of them. */
  | { readonly code: "made-up"; readonly field: string; readonly value: string; readonly count: number }
  /** A field of the format for which the interface has no data. */
  | { readonly code: "missing"; readonly field: string }
  /** Data that the format cannot store. */
  | { readonly code: "left-out"; readonly what: string; readonly count: number };

/** The data exceed a limit of the format, so that there is no file. The message tells the user which format to use. */
export class FormatLimitError extends Failure {}

export type ReportNote = (note: Note) => void;

/**
 * A note as an English sentence.
 * @public
 */
export function describeNote(note: Note): string {
  switch (note.code) {
    case "placed-by-number":
      return describePlacedByNumber(note.sharedNumbers);
    case "text-cut":
      return `The text in ${note.where} is longer than the format allows and was truncated.`;
    case "made-up":
      return `${note.field} is not known for ${note.count}; a default was written, for example '${note.value}'.`;
    case "missing":
      return `${note.field} is not known and was left out.`;
    case "left-out":
      return `${note.count} ${note.what} were left out, because the format does not support them.`;
  }
}

const NUMBERS_LISTED = 3;

function describePlacedByNumber(sharedNumbers: readonly string[]): string {
  const sentences = [
    "This service finds the codes below a code only by class number.",
    "A code whose number does not extend that of its parent is not found.",
  ];
  if (sharedNumbers.length > 0) {
    const listed = sharedNumbers.slice(0, NUMBERS_LISTED).join(", ");
    const others = sharedNumbers.length - NUMBERS_LISTED;
    sentences.push(
      `Several codes have the same number (${listed}${others > 0 ? ` and ${others} more` : ""}): codes below it are placed below the first of them.`,
    );
  }
  return sentences.join(" ");
}
