import { Title } from "@mantine/core";
import { useTranslations } from "use-intl";
import { CopyButton } from "#browser/parts/export/copy-button.tsx";
import { tableSheet } from "#browser/parts/export/table-sheet.ts";
import { AppLink } from "#browser/parts/link/app-link.tsx";
import {
  type TranslatedField,
  TRANSLATED_FIELDS,
  type TranslationRow,
  translationRows,
} from "#browser/parts/unit/translation-rows.ts";
import { EmptyState } from "#browser/ui/feedback/empty-state.tsx";
import { Table, type TableColumn } from "#browser/ui/table/table.tsx";
import { useTableRows } from "#browser/ui/table/use-table-rows.ts";
import { paths } from "#core/addresses/addresses.ts";
import type { Unit } from "#core/api/resources/units.ts";
import { direction, languageTag } from "#core/text/culture.ts";
import { text } from "#core/text/messages/text.ts";
import classes from "./translations-section.module.css";
import detailsClasses from "./unit-details.module.css";

type TranslationsSectionProps = {
  readonly unit: Pick<Unit, TranslatedField>;
  readonly culture: string | null;
};

/** All texts of a unit, one row per language. On narrow screens the texts of a row are stacked. */
export function TranslationsSection({ unit, culture }: TranslationsSectionProps) {
  const t = useTranslations("units");
  const rows = translationRows(unit, culture);
  const columns = translationColumns(rows);
  return (
    <section aria-label={t("translations")} className={detailsClasses.section}>
      <div className={detailsClasses.titled}>
        <Title order={2} size="h4">
          {t("translations")}
        </Title>
        {rows.length > 0 && <CopyButton sheet={() => tableSheet("Translations", columns, rows)} />}
      </div>
      {rows.length === 0 ? (
        <EmptyState action={<AppLink to={paths.units()}>{t("openUnits")}</AppLink>} reason={t("noTexts")} />
      ) : (
        <TranslationTable rows={rows} columns={columns} />
      )}
    </section>
  );
}

type TranslationTableProps = {
  readonly rows: readonly TranslationRow[];
  readonly columns: readonly TableColumn<TranslationRow>[];
};

function TranslationTable({ rows, columns }: TranslationTableProps) {
  const t = useTranslations("units");
  const view = useTableRows({ rows });
  return (
    <Table
      label={t("translations")}
      columns={columns}
      view={view}
      keyOf={({ languageCode, language }) => `${languageCode} ${language}`}
      isFitted
      hasCards
      className={classes.translations}
    />
  );
}

function NoLanguage() {
  const t = useTranslations("units");
  return t("languageNotGiven");
}

/** The columns of the table: the language, and each field that has a text. */
function translationColumns(rows: readonly TranslationRow[]): readonly TableColumn<TranslationRow>[] {
  const fields = TRANSLATED_FIELDS.filter(({ field }) => rows.some(({ texts }) => texts[field].length > 0));
  return [
    {
      key: "language",
      header: "Language",
      label: text("units.language"),
      width: "auto",
      isRowHeader: true,
      cell: ({ languageCode, language }) => (
        <>
          {language !== null && <bdi>{language}</bdi>}{" "}
          {languageCode !== null && <bdi className={classes.code}>{languageCode}</bdi>}
          {language === null && languageCode === null && <NoLanguage />}
        </>
      ),
      value: ({ language }) => language,
    },
    { key: "code", header: "Language code", value: ({ languageCode }) => languageCode },
    ...fields.map(({ field, label, heading }): TableColumn<TranslationRow> => ({
      key: field,
      header: label,
      label: heading,
      width: "auto",
      cell: ({ texts, languageCode }) => {
        const lang = languageTag(languageCode);
        return texts[field].map((one) => (
          <p key={one} lang={lang} dir={lang === undefined ? "auto" : direction(languageCode)}>
            {one}
          </p>
        ));
      },
      value: ({ texts }) => texts[field].join("; ") || null,
    })),
  ];
}
