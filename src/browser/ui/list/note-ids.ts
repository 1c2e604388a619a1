/** The id of a second element that describes an item, beside the one with `noteId`. */
export function secondNoteId(noteId: string): string {
  return `${noteId}-second`;
}

/** The value of `aria-describedby` for an item with these notes. */
export function notesOf(noteId: string, hasNote: boolean, hasSecondNote: boolean): string | undefined {
  const second = hasSecondNote ? secondNoteId(noteId) : "";
  return `${hasNote ? noteId : ""} ${second}`.trim() || undefined;
}
