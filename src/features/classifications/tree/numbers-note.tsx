import type { PlacedByNumber } from "#code-tree/code-tree.ts";
import { describeNote } from "#import-export/export/notes.ts";
import classes from "./numbers-note.module.css";

/** Says that the class numbers tell where the codes belong, if they do. */
export function NumbersNote({ placed }: { readonly placed: PlacedByNumber | null }) {
  if (placed === null) return null;
  return (
    <p role="status" className={classes["note"]}>
      {describeNote({ code: "placed-by-number", ...placed })}
    </p>
  );
}
