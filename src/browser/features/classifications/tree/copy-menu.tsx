import { useState } from "react";
import { useTranslations } from "use-intl";
import { chooseName } from "#browser/parts/name/localized-name.tsx";
import { keepCultureAndFile, toHref } from "#browser/routing/latest-location.ts";
import { writeToClipboard } from "#browser/ui/controls/clipboard.ts";
import { MenuButton } from "#browser/ui/controls/menu-button.tsx";
import { Announcer } from "#browser/ui/feedback/announcer.tsx";
import { ErrorPanel } from "#browser/ui/feedback/error-panel.tsx";
import { paths } from "#core/addresses/addresses.ts";
import type { ClassificationCode } from "#core/api/resources/classifications.ts";

type CopyMenuProps = {
  readonly classification: string;
  readonly code: ClassificationCode;
  /** The culture of its texts. */
  readonly culture: string | null;
};

/** The menu 'Copy' of a code. */
export function CopyMenu({ classification, code, culture }: CopyMenuProps) {
  const t = useTranslations("classificationDetails");
  const { classNumber, versionGuid } = code;
  const href = toHref(
    keepCultureAndFile(
      versionGuid === null
        ? paths.classification(classification)
        : paths.code(classification, versionGuid, { number: classNumber }),
    ),
  );
  const [outcome, setOutcome] = useState({ text: "", hasFailed: false });
  const name = chooseName(code, culture).text;
  const copy = (label: string, copied: string, text: string) => ({
    label,
    onSelect: (): void => {
      const isCopied = writeToClipboard({ "text/plain": text });
      setOutcome({ text: isCopied ? copied : "", hasFailed: !isCopied });
    },
  });
  return (
    <>
      <MenuButton
        label={t("copy")}
        entries={[
          ...(classNumber === null ? [] : [copy(t("copyNumber"), t("numberCopied"), classNumber)]),
          copy(t("copyName"), t("nameCopied"), name),
          ...(classNumber === null
            ? []
            : [copy(t("copyNumberAndName"), t("numberAndNameCopied"), `${classNumber} ${name}`)]),
          copy(t("copyLink"), t("linkCopied"), new URL(href, window.location.href).href),
        ]}
      />
      {outcome.hasFailed && <ErrorPanel compact title={t("copyNotAllowed")} />}
      <Announcer>{outcome.text}</Announcer>
    </>
  );
}
