import { quoting } from "#core/text/messages/quoting.ts";
import { text, type Text } from "#core/text/messages/text.ts";

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
  | { readonly code: "left-out"; readonly what: LeftOut; readonly count: number }
  /** Values of a property that the format cannot store. */
  | {
      readonly code: "left-out-values";
      readonly property: string;
      readonly reason: Text;
      readonly count: number;
    };

const LEFT_OUT = {
  classifications: "exporting.noteLeftOutClassifications",
  definitions: "exporting.noteLeftOutDefinitions",
  documents: "exporting.noteLeftOutDocuments",
  places: "exporting.noteLeftOutPlaces",
  translations: "exporting.noteLeftOutTranslations",
} as const;

export type LeftOut = keyof typeof LEFT_OUT;

export type ReportNote = (note: Note) => void;

/** A note as a sentence. */
export function describeNote(note: Note): Text {
  return quoting(sentenceOf(note));
}

function sentenceOf(note: Note): Text {
  switch (note.code) {
    case "placed-by-number":
      return describePlacedByNumber(note.sharedNumbers);
    case "text-cut":
      return text("exporting.noteCut", { where: note.where });
    case "made-up":
      return text("exporting.noteMadeUp", { field: note.field, count: note.count, value: note.value });
    case "missing":
      return text("exporting.noteMissing", { field: note.field });
    case "left-out":
      return text(LEFT_OUT[note.what], { count: note.count });
    case "left-out-values":
      return text("exporting.noteLeftOutValues", {
        count: note.count,
        property: note.property,
        reason: note.reason,
      });
  }
}

const NUMBERS_LISTED = 3;

function describePlacedByNumber(sharedNumbers: readonly string[]): Text {
  const note = text("exporting.notePlaced");
  if (sharedNumbers.length === 0) return note;
  const listed = sharedNumbers.slice(0, NUMBERS_LISTED).join(", ");
  const more = sharedNumbers.length - NUMBERS_LISTED;
  const numbers = more > 0 ? text("exporting.numbersAndMore", { numbers: listed, more }) : listed;
  return text("exporting.notePlacedShared", { note, numbers });
}
