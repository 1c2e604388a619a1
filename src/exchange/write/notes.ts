/** Something that a file could not hold as it is, or that had to be made up for it: to be told, not to be kept silent. */
export type Note =
  /** A text longer than the format takes was cut; where it stands, like `Codes!E12`. */
  | { readonly code: "text-cut"; readonly where: string }
  /** A field that the format wants and the interface does not have: what was written in its place, the first of so many. */
  | { readonly code: "made-up"; readonly field: string; readonly value: string; readonly count: number }
  /** A field that the format knows, and about which the interface says nothing. */
  | { readonly code: "missing"; readonly field: string }
  /** Something that the format has no place for. */
  | { readonly code: "left-out"; readonly what: string; readonly count: number };

export type ReportNote = (note: Note) => void;

/**
 * A note as an English sentence.
 * @public
 */
export function describeNote(note: Note): string {
  switch (note.code) {
    case "text-cut":
      return `The text in ${note.where} is longer than the format allows and was cut.`;
    case "made-up":
      return `${note.field} is not known for ${note.count}; written was, for example, '${note.value}'.`;
    case "missing":
      return `${note.field} is not known and was left out.`;
    case "left-out":
      return `${note.count} ${note.what} were left out: the format has no place for them.`;
  }
}
