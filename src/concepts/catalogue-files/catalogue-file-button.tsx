import type { ButtonVariant } from "@mantine/core";
import { FileButton } from "#ui/controls/file-button.tsx";
import { openFiles } from "./files-to-open.ts";

type CatalogueFileButtonProps = {
  readonly variant?: ButtonVariant;
  readonly "aria-describedby"?: string;
};

/** 'Open a catalogue file'. */
export function CatalogueFileButton(props: CatalogueFileButtonProps) {
  return <FileButton label="Open a catalogue file" isMultiple onFiles={openFiles} {...props} />;
}
