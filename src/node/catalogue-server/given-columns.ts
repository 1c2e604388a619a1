import * as v from "valibot";
import { cultureOf } from "#core/files/read/decode/cultures.ts";
import { nextLevel, withRole } from "#core/files/read/formats/table/mapping/change-mapping.ts";
import { columnName } from "#core/files/read/formats/table/mapping/column-name.ts";
import { guessMapping, guessSheet } from "#core/files/read/formats/table/mapping/guess-mapping.ts";
import {
  type ColumnRole,
  detailOf,
  HIERARCHIES,
  TABLE_KINDS,
  type TableMapping,
} from "#core/files/read/formats/table/mapping/mapping.ts";
import { describeHierarchy, type TableReading } from "#core/files/read/formats/table/table-reading.ts";
import type { ReadTable } from "#core/files/read/report/outcome.ts";
import { ArgumentError } from "#core/lib/failure.ts";
import { englishText } from "#core/text/messages/english.ts";
import { quoted } from "#core/text/quoted.ts";

const ROLES = [
  "number",
  "number-and-name",
  "name",
  "definition",
  "guid",
  "version-guid",
  "parent-number",
  "parent-guid",
  "level",
  "level-column",
  "ignore",
] as const;

const HEADER_ROW = "must be a whole number from 1, or null";
const COLUMNS = "must be an object of roles by column name";

const columnsSchema = v.strictObject(
  {
    sheet: v.optional(v.string("must be the name of a sheet")),
    headerRow: v.optional(
      v.nullable(v.pipe(v.number(HEADER_ROW), v.integer(HEADER_ROW), v.minValue(1, HEADER_ROW))),
    ),
    kind: v.optional(v.picklist(TABLE_KINDS, `must be one of ${TABLE_KINDS.join(", ")}`)),
    hierarchy: v.optional(v.picklist(HIERARCHIES, `must be one of ${HIERARCHIES.join(", ")}`)),
    columns: v.optional(v.record(v.string(), v.string("must be a role"), COLUMNS), {}),
  },
  ({ expected }) =>
    expected === "never"
      ? "is not one of sheet, headerRow, kind, hierarchy, columns"
      : "must be a JSON object",
);

/** The user's settings for tables, which override the guess. */
export type GivenColumns = v.InferOutput<typeof columnsSchema>;

/** Parses the value of `--columns`. Throws an ArgumentError. */
export function readColumns(json: string): GivenColumns {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (cause) {
    throw new ArgumentError("--columns must be JSON.", { cause });
  }
  const result = v.safeParse(columnsSchema, value);
  if (!result.success) {
    const [issue] = result.issues;
    throw new ArgumentError(`--columns: ${v.getDotPath(issue) ?? "it"} ${issue.message}.`);
  }
  for (const text of Object.values(result.output.columns)) roleOf(text, 1);
  return result.output;
}

/** `name nb-NO`, `level-column 2`, `number`. */
function roleOf(text: string, level: number): ColumnRole {
  const [word = "", detail = ""] = text.trim().split(/\s+/);
  const role = ROLES.find((one) => one === word);
  if (role === undefined) throw new ArgumentError(`--columns: '${text}' is not one of ${ROLES.join(", ")}.`);
  if (role === "level-column") return { role, level: /^[1-9]\d?$/.test(detail) ? Number(detail) : level };
  if (role !== "name" && role !== "definition" && role !== "number-and-name") return { role };
  const culture = detail === "" ? null : cultureOf(detail);
  if (culture === undefined)
    throw new ArgumentError(`--columns: '${detail}' is not a culture such as nb-NO.`);
  return { role, culture };
}

/** How a table was read, in lines for a terminal and in the words of `--columns`. */
export function describeReading({ columns, hierarchy }: TableReading): string[] {
  const roles = columns.map(
    ({ name, role }) => `'${englishText(name)}' ${[role.role, ...detailOf(role)].join(" ")}`,
  );
  return [
    ...(roles.length > 0 ? [`Columns: ${roles.join(", ")}`] : []),
    ...(hierarchy === null
      ? []
      : [`Hierarchy: ${hierarchy.hierarchy}. ${englishText(describeHierarchy(hierarchy))}`]),
  ];
}

/** The mapping of a table: the guess, with the user's settings. Throws an ArgumentError for an unknown sheet. */
export function mappingOf(
  { tables, files }: ReadTable,
  given: GivenColumns | null,
): { sheet: number; mapping: TableMapping } {
  const named = tables.findIndex(({ name }) => name === given?.sheet);
  if (given?.sheet !== undefined && named === -1)
    throw new ArgumentError(`--columns: ${files.join(", ")} has no sheet '${given.sheet}'.`);
  const sheet = named === -1 ? guessSheet(tables) : named;
  const table = tables[sheet] ?? tables[0];
  const { headerRow } = given ?? {};
  let mapping = guessMapping(table, typeof headerRow === "number" ? headerRow - 1 : headerRow);
  const headers = mapping.headerRow === null ? [] : (table.rows[mapping.headerRow] ?? []);
  for (const [name, text] of Object.entries(given?.columns ?? {})) {
    const shown = quoted(name);
    const index = mapping.columns.findIndex(
      (_, column) => englishText(columnName(headers, column)) === shown,
    );
    if (index === -1) throw new ArgumentError(`--columns: ${files.join(", ")} has no column '${name}'.`);
    mapping = withRole(mapping, table, index, roleOf(text, nextLevel(mapping.columns)), false);
  }
  const { kind = mapping.kind, hierarchy = mapping.hierarchy } = given ?? {};
  return { sheet, mapping: { ...mapping, kind, hierarchy } };
}
