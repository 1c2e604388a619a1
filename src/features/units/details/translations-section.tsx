import { Title, type TitleOrder } from "@mantine/core";
import type { Unit } from "#api/resources/units.ts";
import { direction, languageTag } from "#lib/culture.ts";
import { CopyButton } from "#export-ui/copy-button.tsx";
import type { Column, Sheet } from "#import-export/export/table.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { paths } from "#addresses.ts";
import { AppLink } from "#navigation/app-link.tsx";
import {
  type TranslatedField,
  TRANSLATED_FIELDS,
  type TranslationRow,
  translationRows,
} from "./translation-rows.ts";
import classes from "./translations-section.module.css";

type TranslationsSectionProps = {
  readonly unit: Pick<Unit, TranslatedField>;
  readonly culture: string | null;
  /** The name of the table. */
  readonly label: string;
  readonly order: TitleOrder;
};

/** All texts of a unit, one row per language. On narrow screens the texts of a row are stacked. */
export function TranslationsSection({ unit, culture, label, order }: TranslationsSectionProps) {
  const rows = translationRows(unit, culture);
  const fields = TRANSLATED_FIELDS.filter(({ field }) => rows.some(({ texts }) => texts[field].length > 0));
  return (
    <section aria-label={label} className={classes["section"]}>
      <div className={classes["titled"]}>
        <Title order={order} size="h4">
          Translations
        </Title>
        {rows.length > 0 && <CopyButton sheet={() => translationsSheet(rows, fields)} />}
      </div>
      {rows.length === 0 ? (
        <EmptyState
          action={<AppLink to={paths.units()}>Open the list of units</AppLink>}
          reason="the service has no texts for this unit"
        />
      ) : (
        <div className={classes["room"]}>
          {/* Explicit roles, since browsers drop table semantics when cells are display: block. */}
          <div role="table" aria-label={label} className={classes["table"]}>
            <div role="rowgroup" className={classes["head"]}>
              <div role="row" className={classes["row"]}>
                <div role="columnheader" className={classes["cell"]}>
                  Language
                </div>
                {fields.map(({ field, label }) => (
                  <div key={field} role="columnheader" className={classes["cell"]}>
                    {label}
                  </div>
                ))}
              </div>
            </div>
            <div role="rowgroup" className={classes["body"]}>
              {rows.map((row) => (
                <TranslationLine key={`${row.languageCode} ${row.language}`} row={row} fields={fields} />
              ))}
            </div>
          </div>
        </div>
      )}
    </section>
  );
}

async function translationsSheet(
  rows: readonly TranslationRow[],
  fields: typeof TRANSLATED_FIELDS,
): Promise<Sheet> {
  const { createSheet } = await import("#import-export/export/table.ts");
  const columns: readonly Column<TranslationRow>[] = [
    { header: "Language", value: ({ language }) => language },
    { header: "Language code", value: ({ languageCode }) => languageCode },
    ...fields.map(({ field, label }) => ({
      header: label,
      value: ({ texts }: TranslationRow) => texts[field].join("; ") || null,
    })),
  ];
  return createSheet("Translations", columns, rows);
}

type TranslationLineProps = { readonly row: TranslationRow; readonly fields: typeof TRANSLATED_FIELDS };

function TranslationLine({ row, fields }: TranslationLineProps) {
  const { languageCode, language, texts } = row;
  const lang = languageTag(languageCode);
  return (
    <div role="row" className={classes["row"]}>
      <div role="rowheader" className={`${classes["cell"]} ${classes["language"]}`}>
        {language !== null && <bdi>{language}</bdi>}{" "}
        {languageCode !== null && <bdi className={classes["code"]}>{languageCode}</bdi>}
        {language === null && languageCode === null && "Language not given"}
      </div>
      {fields.map(({ field, label }) => (
        <div
          key={field}
          role="cell"
          className={classes["cell"]}
          data-label={label}
          data-empty={texts[field].length === 0 || undefined}
        >
          {texts[field].map((text) => (
            <p key={text} lang={lang} dir={lang === undefined ? "auto" : direction(languageCode)}>
              {text}
            </p>
          ))}
        </div>
      ))}
    </div>
  );
}
