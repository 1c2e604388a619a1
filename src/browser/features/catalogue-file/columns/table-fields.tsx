import { type ReactNode, useId } from "react";
import { useTranslations } from "use-intl";
import { useText } from "#browser/lib/use-text.ts";
import {
  HIERARCHIES,
  HIERARCHY_LABELS,
  isPossible,
  isWrittenByPlinth,
  LIST_KINDS,
  type TableKind,
} from "#core/files/read/formats/table/mapping/mapping.ts";
import type { Table } from "#core/files/read/formats/table/table.ts";
import { COUNTED_KINDS } from "#core/files/read/report/report.ts";
import { text, type Text } from "#core/text/messages/text.ts";
import { quoted } from "#core/text/quoted.ts";
import type { SampledTable, TableChoice } from "../reading/read-worker.ts";
import type { TableChanges } from "./use-table-choice.ts";
import fieldClasses from "#browser/ui/controls/field.module.css";
import classes from "./columns-dialog.module.css";

const KINDS: Readonly<Record<TableKind, Text>> = {
  ...COUNTED_KINDS,
  codes: text("catalogueFile.kindCodes"),
  "properties-with-values": text("catalogueFile.kindPropertiesWithValues"),
  "documents-with-templates": text("catalogueFile.kindDocumentsWithTemplates"),
  requirements: text("catalogueFile.kindRequirements"),
};

/** The number of rows that may be offered as header row. */
const HEADER_ROWS = 20;

type TableFieldsProps = {
  readonly table: SampledTable;
  readonly choice: TableChoice;
  readonly sample: Table;
  readonly changes: TableChanges;
};

/** The fields for the table as a whole. */
export function TableFields({ table: { sheets }, choice, sample, changes }: TableFieldsProps) {
  const t = useTranslations("catalogueFile");
  const wording = useText();
  const { kind, headerRow, hierarchy, columns } = choice.mapping;
  const kinds: TableKind[] = ["codes", ...LIST_KINDS];
  if (isWrittenByPlinth(kind)) kinds.push(kind);
  return (
    <div className={classes.fields}>
      {sheets.length > 1 && (
        <SelectField
          label={t("sheet")}
          value={String(choice.sheet)}
          onChange={(value) => changes.sheet(Number(value))}
        >
          {sheets.map(({ sample: { name }, rows }, at) => (
            <option key={name} value={at}>
              {t("sheetRows", { name, count: rows })}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField
        label={t("rowsAre")}
        value={kind}
        onChange={(value) => {
          const chosen = kinds.find((one) => one === value);
          if (chosen !== undefined) changes.kind(chosen);
        }}
      >
        {kinds.map((one) => (
          <option key={one} value={one}>
            {wording(KINDS[one])}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t("headers")}
        value={headerRow === null ? "" : String(headerRow)}
        onChange={(value) => changes.header(value === "" ? null : Number(value))}
      >
        <option value="">{t("noHeaders")}</option>
        {headerRows(sample, headerRow).map((row) => (
          <option key={row} value={row}>
            {t("row", { row: row + 1, cells: describeRow(sample.rows[row] ?? []) })}
          </option>
        ))}
      </SelectField>
      {kind === "codes" && (
        <SelectField
          label={t("parentsFound")}
          value={hierarchy}
          onChange={(value) => {
            const chosen = HIERARCHIES.find((one) => one === value);
            if (chosen !== undefined) changes.hierarchy(chosen);
          }}
        >
          {HIERARCHIES.map((one) => (
            <option key={one} value={one} disabled={!isPossible(one, columns)}>
              {wording(HIERARCHY_LABELS[one])}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  );
}

type SelectFieldProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: ReactNode;
};

function SelectField({ label, value, onChange, children }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={fieldClasses.field}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {children}
      </select>
    </div>
  );
}

/** The non-empty rows at the top, and the header row wherever it is. */
function headerRows({ rows }: Table, headerRow: number | null): number[] {
  const filled = rows
    .slice(0, HEADER_ROWS)
    .flatMap((row, at) => (row.some((cell) => cell.trim() !== "") ? [at] : []));
  return headerRow === null || filled.includes(headerRow) ? filled : [...filled, headerRow];
}

function describeRow(row: readonly string[]): string {
  const cells = row.map((cell) => cell.trim()).filter((cell) => cell !== "");
  return quoted(cells.slice(0, 4).join(" | "));
}
