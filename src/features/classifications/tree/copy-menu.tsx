import { useState } from "react";
import { useTranslations } from "use-intl";
import { paths } from "#addresses.ts";
import type { ClassificationCode } from "#api/resources/classifications.ts";
import { chooseName } from "#concepts/name/localized-name.tsx";
import { keepCultureAndFile, toHref } from "#navigation/latest-location.ts";
import { writeToClipboard } from "#ui/controls/clipboard.ts";
import { MenuButton } from "#ui/controls/menu-button.tsx";
import { Announcer } from "#ui/feedback/announcer.tsx";
import { ErrorPanel } from "#ui/feedback/error-panel.tsx";

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
