import "@mantine/core/styles/Checkbox.layer.css";
import "@mantine/core/styles/InlineInput.layer.css";
import { Title } from "@mantine/core";
import { useId } from "react";
import { FileField } from "./file-field.tsx";
import { OpenFiles } from "./open-files.tsx";
import { ReadingPanel } from "./reading/reading-panel.tsx";
import classes from "./catalogue-files.module.css";

/** The part of `/connect` that opens catalogue files and lists those that are open. */
// oxlint-disable-next-line import/no-default-export -- a lazy part of a page
export default function CatalogueFiles() {
  const id = useId();
  return (
    <div className={classes["files"]}>
      <Title order={2} size="h4" id={id}>
        Or your own catalogue
      </Title>
      <FileField />
      <ReadingPanel />
      <OpenFiles />
    </div>
  );
}
