import type { ClassificationCode } from "#core/api/resources/classifications.ts";
import type { ExportData } from "#core/files/write/kinds/kinds.ts";
import { type Column, createSheet, type Culture } from "#core/files/write/table.ts";
import { givenText } from "#core/text/choose-text.ts";
import { text, type Text } from "#core/text/messages/text.ts";
import { type CodeLine, type CodeState, type ComparedCode, statesOf } from "./compared-codes.ts";

/** The states on the screen. */
export const STATE_TEXTS: Readonly<Record<CodeState, Text>> = {
  added: text("compare.added"),
  removed: text("compare.removed"),
  moved: text("compare.moved"),
  renumbered: text("compare.renumbered"),
  renamed: text("compare.renamed"),
  redefined: text("compare.redefined"),
  same: text("compare.same"),
};

/** The states in files. */
const STATE_WORDS: Readonly<Record<CodeState, string>> = {
  added: "Added",
  removed: "Removed",
  moved: "Moved",
  renumbered: "Renumbered",
  renamed: "Renamed",
  redefined: "Redefined",
  same: "Same",
};

/** Said beside the state of a code that was matched by its class number, in files. */
const BY_NUMBER = "Matched by number";

/** The name of the table in files. */
export const COMPARISON = "Comparison";

type ComparedTable = {
  /** The name of the file. */
  readonly what: string;
  /** The names of the classifications. */
  readonly labels: readonly [string, string];
  readonly culture: Culture;
};

/** The rows as a table for 'Export' and 'Copy'. */
export function comparedTable(
  lines: readonly CodeLine[],
  { what, labels, culture }: ComparedTable,
): ExportData<"table"> {
  const columns: readonly Column<ComparedCode>[] = [
    { header: "Level", value: ({ level }) => level },
    { header: "Class number", value: ({ shown }) => shown.classNumber },
    { header: "Name", value: ({ shown }) => nameOf(shown) },
    { header: "State", value: stateText },
    { header: "Differences below", value: ({ differencesBelow }) => differencesBelow },
    ...sideColumns(labels[0], ({ first }) => first),
    ...sideColumns(labels[1], ({ second }) => second),
  ];
  const { headers, rows } = createSheet(
    COMPARISON,
    columns,
    lines.map(({ row }) => row),
  );
  return { kind: "table", what, cultures: [culture], headers, rows: [...rows] };
}

function sideColumns(
  label: string,
  codeOf: (row: ComparedCode) => ClassificationCode | null,
): Column<ComparedCode>[] {
  const column = (
    header: string,
    value: (code: ClassificationCode) => string | null,
  ): Column<ComparedCode> => ({
    header: `${header} (${label})`,
    value: (row) => {
      const code = codeOf(row);
      return code === null ? null : value(code);
    },
  });
  return [
    column("Class number", ({ classNumber }) => classNumber),
    column("Name", nameOf),
    column("Definition", definitionOf),
    column("Version GUID", ({ versionGuid }) => versionGuid),
    column("GUID", ({ guid }) => guid),
  ];
}

function nameOf({ name, defaultName }: ClassificationCode): string | null {
  return givenText(name) ?? givenText(defaultName);
}

function definitionOf({
  technicalDefinition,
  defaultTechnicalDefinition,
}: ClassificationCode): string | null {
  return givenText(technicalDefinition) ?? givenText(defaultTechnicalDefinition);
}

function stateText(row: ComparedCode): string {
  const words = statesOf(row).map((state) => STATE_WORDS[state]);
  return [...words, ...(row.isMatchedByNumber ? [BY_NUMBER] : [])].join(", ");
}
