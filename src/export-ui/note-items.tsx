import { describeNote, type Note } from "#import-export/export/notes.ts";
import { numberText } from "#lib/text/format.ts";

/** The maximum number of notes to list. */
const NOTES_SHOWN = 100;

/** The items of a list of what the reader of a file should know. */
export function NoteItems({ notes }: { readonly notes: readonly Note[] }) {
  return (
    <>
      {notes.slice(0, NOTES_SHOWN).map((note) => (
        <li key={describeNote(note)}>{describeNote(note)}</li>
      ))}
      {notes.length > NOTES_SHOWN && <li>And {numberText(notes.length - NOTES_SHOWN)} more.</li>}
    </>
  );
}
