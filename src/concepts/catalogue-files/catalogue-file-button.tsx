import type { ButtonVariant } from "@mantine/core";
import { useTranslations } from "use-intl";
import { FileButton } from "#ui/controls/file-button.tsx";
import { openFiles } from "./files-to-open.ts";

type CatalogueFileButtonProps = {
  readonly variant?: ButtonVariant;
  readonly "aria-describedby"?: string;
};

/** 'Open a catalogue file'. */
export function CatalogueFileButton(props: CatalogueFileButtonProps) {
  const t = useTranslations("concepts");
  return <FileButton label={t("openCatalogueFile")} isMultiple onFiles={openFiles} {...props} />;
}
