import { type ReactNode, use, useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { CatalogueFileButton } from "#browser/parts/catalogue-files/catalogue-file-button.tsx";
import { catalogueOf } from "#browser/parts/catalogue-files/catalogues.ts";
import { ServicesLink } from "#browser/parts/next-steps.tsx";
import { keptFiles } from "#browser/storage/catalogue-files.ts";
import { rememberedFile } from "#browser/storage/storage.ts";
import { PageHeading } from "#browser/ui/layout/page-heading.tsx";
import { Page } from "#browser/ui/layout/page.tsx";
import { ReadingPanel } from "./reading/reading-panel.tsx";

type OpenFileProps = {
  /** The id of the file in the address. */
  readonly file: string;
  readonly children: ReactNode;
};

/** The pages of a catalogue file, if it is open. */
// oxlint-disable-next-line import/no-default-export -- a lazy part of the app
export default function OpenFile({ file, children }: OpenFileProps) {
  const catalogue = use(catalogueOf(file));
  const [isOpen, setOpen] = useState(catalogue !== null);
  useEffect(() => {
    if (isOpen && keptFiles.get().some(({ id }) => id === file)) rememberedFile.set(file);
  }, [isOpen, file]);
  return isOpen ? children : <NotOpen file={file} onOpen={() => setOpen(true)} />;
}

function NotOpen({ file, onOpen }: { readonly file: string; readonly onOpen: () => void }) {
  const t = useTranslations("catalogueFile");
  return (
    <Page>
      <PageHeading documentTitle={t("fileNotOpen")} />
      <p>{t("notUploaded")}</p>
      <CatalogueFileButton variant="filled" />
      <ReadingPanel requested={{ file, onOpen }} />
      <p>
        <ServicesLink />
      </p>
    </Page>
  );
}
