import "#browser/ui/controls/checkbox.css";
import { Title } from "@mantine/core";
import { useId } from "react";
import { useTranslations } from "use-intl";
import { CatalogueFileButton } from "#browser/parts/catalogue-files/catalogue-file-button.tsx";
import { OpenFiles } from "./open-files.tsx";
import { ReadingPanel } from "./reading/reading-panel.tsx";
import classes from "./catalogue-files.module.css";

/** The part of `/connect` that opens catalogue files and lists those that are open. */
// oxlint-disable-next-line import/no-default-export -- a lazy part of a page
export default function CatalogueFiles() {
  const t = useTranslations("catalogueFile");
  const id = useId();
  return (
    <>
      <section>
        <Title order={2} size="h4">
          {t("aFile")}
        </Title>
        <p>{t("lead")}</p>
        <div className={classes.target}>
          <CatalogueFileButton variant="filled" aria-describedby={id} />
          <span className={classes.hint}>{t("dropFiles")}</span>
        </div>
        <p id={id} className={classes.hint}>
          {t("formats")}
        </p>
        <OpenFiles />
      </section>
      <div className={classes.result}>
        <ReadingPanel />
      </div>
    </>
  );
}
