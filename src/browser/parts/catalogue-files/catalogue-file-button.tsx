import type { ButtonVariant } from "@mantine/core";
import { useTranslations } from "use-intl";
import { FileButton } from "#browser/ui/controls/file-button.tsx";
import { openFiles } from "./files-to-open.ts";

type CatalogueFileButtonProps = {
  readonly variant?: ButtonVariant;
  readonly "aria-describedby"?: string;
};

/** The id of its file field. A page has one of these buttons. */
export const CATALOGUE_FILE_FIELD_ID = "catalogue-file";

/** 'Open a catalogue file'. */
export function CatalogueFileButton(props: CatalogueFileButtonProps) {
  const t = useTranslations("concepts");
  return (
    <FileButton
      id={CATALOGUE_FILE_FIELD_ID}
      label={t("openCatalogueFile")}
      isMultiple
      onFiles={openFiles}
      {...props}
    />
  );
}
