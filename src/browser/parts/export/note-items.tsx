import { useTranslations } from "use-intl";
import { useText } from "#browser/lib/use-text.ts";
import { describeNote, type Note } from "#core/files/write/notes.ts";

/** The maximum number of notes to list. */
const NOTES_SHOWN = 100;

/** The items of a list of what the reader of a file should know. */
export function NoteItems({ notes }: { readonly notes: readonly Note[] }) {
  const t = useTranslations("exporting");
  const wording = useText();
  return (
    <>
      {notes.slice(0, NOTES_SHOWN).map((note) => {
        const sentence = wording(describeNote(note));
        return <li key={sentence}>{sentence}</li>;
      })}
      {notes.length > NOTES_SHOWN && <li>{t("andMore", { count: notes.length - NOTES_SHOWN })}</li>}
    </>
  );
}
