import { useText } from "#browser/lib/use-text.ts";
import type { PlacedByNumber } from "#core/code-tree/code-tree.ts";
import { describeNote } from "#core/files/write/notes.ts";
import classes from "./numbers-note.module.css";

/** Says that the class numbers tell where the codes belong, if they do. */
export function NumbersNote({ placed }: { readonly placed: PlacedByNumber | null }) {
  const wording = useText();
  if (placed === null) return null;
  return (
    <p role="status" className={classes.note}>
      {wording(describeNote({ code: "placed-by-number", ...placed }))}
    </p>
  );
}
