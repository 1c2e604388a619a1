import { memo, useDeferredValue, useId, useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#browser/lib/use-formats.ts";
import { useText } from "#browser/lib/use-text.ts";
import { cultureOf } from "#core/files/read/decode/cultures.ts";
import { nextLevel } from "#core/files/read/formats/table/mapping/change-mapping.ts";
import {
  type ColumnRole,
  isWrittenByPlinth,
  ROLE_LABELS,
  type TableMapping,
} from "#core/files/read/formats/table/mapping/mapping.ts";
import type { Table } from "#core/files/read/formats/table/table.ts";
import { quoted } from "#core/text/quoted.ts";
import { type ShownColumn, shownColumns } from "./columns-mapping.ts";
import fieldClasses from "#browser/ui/controls/field.module.css";
import classes from "./columns-dialog.module.css";

/** Suggested cultures; any other can be typed. */
const SUGGESTED = ["en", "en-GB", "de", "de-DE", "fr", "fr-FR", "nb-NO", "nn-NO", "sv-SE", "da-DK", "ar"];

/** The number of columns that are rendered with the dialog. */
const FIRST = 50;

type ColumnListProps = {
  readonly sample: Table;
  readonly mapping: TableMapping;
  readonly onRole: (column: number, role: ColumnRole) => void;
};

/** The columns with sample cells and their roles. */
export const ColumnList = memo(function ColumnList({ sample, mapping, onRole }: ColumnListProps) {
  const t = useTranslations("catalogueFile");
  const formats = useFormats();
  const id = useId();
  const { headerRow, columns } = mapping;
  const shown = useMemo(
    () => shownColumns(sample, headerRow, columns.length),
    [sample, headerRow, columns.length],
  );
  // The others follow in the background, since a table may have a thousand.
  const rendered = useDeferredValue(shown, shown.slice(0, FIRST));
  const level = nextLevel(columns);
  if (isWrittenByPlinth(mapping.kind)) return <p className={classes.text}>{t("exportedByPlinth")}</p>;
  return (
    <>
      <ul className={classes.columns} aria-label={t("columns")} aria-busy={rendered !== shown || undefined}>
        {rendered.map((column) => (
          <Column
            key={column.at}
            column={column}
            role={columns[column.at] ?? IGNORE}
            level={level}
            culturesId={id}
            onRole={onRole}
          />
        ))}
      </ul>
      <datalist id={id}>
        {SUGGESTED.map((culture) => (
          <option key={culture} value={culture}>
            {formats.culture(culture)}
          </option>
        ))}
      </datalist>
    </>
  );
});

const IGNORE: ColumnRole = { role: "ignore" };

type ColumnProps = {
  readonly column: ShownColumn;
  readonly role: ColumnRole;
  /** The level that this column would express if it had the codes of one. */
  readonly level: number;
  readonly culturesId: string;
  readonly onRole: ColumnListProps["onRole"];
};

const Column = memo(function Column({
  column: { at, name, examples },
  role,
  level,
  culturesId,
  onRole,
}: ColumnProps) {
  const id = useId();
  const wording = useText();
  const title = wording(name);
  const choose = (value: string): void => {
    const chosen = roleNamed(value, level);
    if (chosen !== undefined) onRole(at, chosen);
  };
  return (
    <li className={classes.column}>
      <div className={classes.what}>
        <label htmlFor={id}>
          <bdi>{title}</bdi>
        </label>
        <p className={classes.examples} id={`${id}examples`}>
          {examples.map((example, index) => (
            <span key={example}>
              {index > 0 && " · "}
              <bdi>{quoted(example)}</bdi>
            </span>
          ))}
        </p>
      </div>
      <div className={classes.role}>
        <select
          id={id}
          className={fieldClasses.field}
          aria-describedby={`${id}examples`}
          value={role.role}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          {Object.entries(ROLE_LABELS).map(([value, label]) => (
            <option key={value} value={value}>
              {wording(label)}
            </option>
          ))}
        </select>
        {(role.role === "name" || role.role === "definition") && (
          <CultureField
            column={title}
            culture={role.culture}
            culturesId={culturesId}
            onChange={(culture) => onRole(at, { role: role.role, culture })}
          />
        )}
      </div>
    </li>
  );
});

function roleNamed(value: string, level: number): ColumnRole | undefined {
  switch (value) {
    case "name":
    case "definition":
    case "number-and-name":
      return { role: value, culture: null };
    case "level-column":
      return { role: value, level };
    case "ignore":
    case "number":
    case "guid":
    case "version-guid":
    case "parent-number":
    case "parent-guid":
    case "level":
      return { role: value };
    default:
      return undefined;
  }
}

type CultureFieldProps = {
  readonly column: string;
  readonly culture: string | null;
  readonly culturesId: string;
  readonly onChange: (culture: string | null) => void;
};

/** The culture of a column's texts. Invalid input is reported, and the texts are then read as default texts. */
function CultureField({ column, culture, culturesId, onChange }: CultureFieldProps) {
  const t = useTranslations("catalogueFile");
  const id = useId();
  const [typed, setTyped] = useState(culture ?? "");
  // With another header row, the header may contain another culture.
  const text = (cultureOf(typed) ?? null) === culture ? typed : (culture ?? "");
  // A header may name a culture that is no language tag.
  const isWrong = text.trim() !== "" && text !== culture && cultureOf(text) === undefined;
  return (
    <>
      <input
        className={fieldClasses.field}
        aria-label={t("cultureOf", { column })}
        aria-invalid={isWrong}
        aria-describedby={id}
        placeholder={t("defaultCulture")}
        list={culturesId}
        value={text}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          onChange(cultureOf(value) ?? null);
        }}
      />
      <p id={id} className={classes.problem} role="status">
        {isWrong && t("notACulture")}
      </p>
    </>
  );
}
