import { useTranslations } from "use-intl";
import { type Formats, useFormats } from "#browser/lib/use-formats.ts";
import { useText } from "#browser/lib/use-text.ts";
import { directionOf, SecondName } from "#browser/parts/name/localized-name.tsx";
import type { TableColumn } from "#browser/ui/table/table.tsx";
import { languageTag } from "#core/text/culture.ts";
import { text } from "#core/text/messages/text.ts";
import {
  type ComparisonCell,
  type ComparisonRow,
  isDifferent,
  statesOf,
  type TableRow,
} from "./comparison-row.ts";
import { ConceptHead, type HeadConcept } from "./concept-head.tsx";
import classes from "./comparison-table.module.css";

/** The columns of a comparison: the name of each row, a column for each concept, and what differs. */
export function comparisonColumns(
  concepts: readonly HeadConcept[],
  { list }: Formats,
): TableColumn<TableRow>[] {
  const labels = concepts.map(({ label }) => label);
  const cell = (valueOf: (row: ComparisonRow) => ComparisonCell | null) => ({
    cell: (row: TableRow) => ("heading" in row ? null : <CellContent cell={valueOf(row)} />),
    value: (row: TableRow) => {
      const cell = "heading" in row ? null : valueOf(row);
      return cell?.number ?? cell?.text ?? null;
    },
  });
  return [
    {
      key: "section",
      header: "Section",
      value: (row) => ("heading" in row ? null : row.section),
    },
    {
      key: "label",
      header: "Name",
      label: text("compare.columnName"),
      isRowHeader: true,
      width: "minmax(9rem, 1fr)",
      ...cell(({ label }) => label),
    },
    ...concepts.map((concept, column) => ({
      key: `column ${column}`,
      header: concept.label,
      head: <ConceptHead of={concept} />,
      width: "minmax(10rem, 1.5fr)",
      ...cell(({ cells }) => cells[column] ?? null),
    })),
    {
      key: "state",
      header: "State",
      label: text("compare.state"),
      width: "minmax(8rem, 1fr)",
      cell: (row) => !("heading" in row) && <States row={row} labels={labels} />,
      value: (row) =>
        "heading" in row
          ? null
          : statesOf(row, labels, list)
              .map(({ word }) => word)
              .join(", "),
    },
  ];
}

function CellContent({ cell }: { readonly cell: ComparisonCell | null }) {
  const t = useTranslations("compare");
  if (cell === null)
    return (
      <span role="img" aria-label={t("none")} className={classes.none}>
        –
      </span>
    );
  const { text, culture = null, named = [], shown } = cell;
  return (
    shown ?? (
      <>
        <bdi lang={languageTag(culture)} dir={directionOf(culture)}>
          {text}
        </bdi>
        {named.map((concept, index) => (
          <SecondName key={concept.versionGuid ?? index} concept={concept} first={text} />
        ))}
      </>
    )
  );
}

function States({ row, labels }: { readonly row: ComparisonRow; readonly labels: readonly string[] }) {
  const t = useTranslations("compare");
  const details = useTranslations("conceptDetails");
  const wording = useText();
  const { list } = useFormats();
  const states = statesOf(row, labels, list).map((state) => wording(state.text));
  if (isDifferent(row) === null) return <span className={classes.none}>{t("notComparedYet")}</span>;
  return states.map((state, index) => (
    <span key={state} className={classes.state} data-different={isDifferent(row)}>
      {index > 0 && details("separator")}
      <bdi>{state}</bdi>
    </span>
  ));
}
