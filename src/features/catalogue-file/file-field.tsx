import { type Ref, useId } from "react";
import { readCatalogueFiles } from "./reading/reading.ts";
import classes from "./catalogue-files.module.css";

export const OPEN_LABEL = "Open a catalogue file";

/** A field that opens one or several files. */
export function FileField() {
  const id = useId();
  return (
    <div className={classes["field"]}>
      <label htmlFor={id}>{OPEN_LABEL}</label>
      <FileInput id={id} aria-describedby={`${id}-hint`} className={classes["input"]} />
      <p id={`${id}-hint`} className={classes["hint"]}>
        bSDD (JSON), SKOS (Turtle, N-Triples, JSON-LD, RDF/XML), an Archicad classification (XML), a table
        (CSV, Excel), or a ZIP archive of these. You can also drop files anywhere in this window. They are not
        uploaded.
      </p>
    </div>
  );
}

type FileInputProps = {
  readonly id?: string;
  readonly className?: string | undefined;
  readonly hidden?: boolean;
  readonly "aria-describedby"?: string;
  readonly ref?: Ref<HTMLInputElement>;
};

export function FileInput(props: FileInputProps) {
  return (
    <input
      type="file"
      multiple
      {...props}
      onChange={({ currentTarget }) => {
        const files = [...(currentTarget.files ?? [])];
        // Lets the user choose the same file again after changing it.
        currentTarget.value = "";
        void readCatalogueFiles(files);
      }}
    />
  );
}
