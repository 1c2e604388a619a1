import "@mantine/core/styles/Checkbox.layer.css";
import "@mantine/core/styles/InlineInput.layer.css";
import { Title } from "@mantine/core";
import { useId } from "react";
import { CatalogueFileButton } from "#concepts/catalogue-files/catalogue-file-button.tsx";
import { OpenFiles } from "./open-files.tsx";
import { ReadingPanel } from "./reading/reading-panel.tsx";
import classes from "./catalogue-files.module.css";

/** The part of `/connect` that opens catalogue files and lists those that are open. */
// oxlint-disable-next-line import/no-default-export -- a lazy part of a page
export default function CatalogueFiles() {
  const id = useId();
  return (
    <>
      <section>
        <Title order={2} size="h4">
          A file
        </Title>
        <p>Browse a dictionary of your own. The file stays on this computer: it is not uploaded.</p>
        <div className={classes["target"]}>
          <CatalogueFileButton variant="filled" aria-describedby={id} />
          <span className={classes["hint"]}>or drop files anywhere in this window</span>
        </div>
        <p id={id} className={classes["hint"]}>
          bSDD (JSON), SKOS (Turtle, N-Triples, JSON-LD, RDF/XML), an Archicad classification (XML), a table
          (CSV, Excel), or a ZIP archive of these.
        </p>
        <OpenFiles />
      </section>
      <div className={classes["result"]}>
        <ReadingPanel />
      </div>
    </>
  );
}
