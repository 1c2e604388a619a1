import { AppLink } from "#browser/parts/link/app-link.tsx";
import { LocalizedName, TextIn } from "#browser/parts/name/localized-name.tsx";
import type { TableColumn } from "#browser/ui/table/table.tsx";
import { LOOKUP_COLUMNS } from "#core/files/write/kinds/lookup.ts";
import { DEFAULT_LANGUAGE } from "#core/text/culture.ts";
import { text, type Text } from "#core/text/messages/text.ts";
import type { ResultLine } from "./result-lines.ts";

/** The heads on the screen and the widths, by the heads in files. */
const SHOWN: Readonly<Record<string, { readonly label: Text; readonly width: string }>> = {
  Input: { label: text("lookup.columnInput"), width: "minmax(0, 1.2fr)" },
  Kind: { label: text("lookup.columnKind"), width: "minmax(8rem, 1.4fr)" },
  "Class number": { label: text("lookup.columnNumber"), width: "minmax(7.5rem, 1fr)" },
  Name: { label: text("lookup.columnName"), width: "minmax(7rem, 1.3fr)" },
  "Default name": { label: text("lookup.columnDefaultName"), width: "minmax(7rem, 1.2fr)" },
  Where: { label: text("lookup.columnWhere"), width: "minmax(0, 1.4fr)" },
  // A GUID wraps to two lines at most.
  "Version GUID": { label: text("lookup.columnVersionGuid"), width: "minmax(10.25rem, 1.5fr)" },
  Note: { label: text("lookup.columnNote"), width: "minmax(7rem, 1.3fr)" },
};

/** The columns of the table 'Results': those of its export. */
export const RESULT_COLUMNS: readonly TableColumn<ResultLine>[] = LOOKUP_COLUMNS.map(({ header, value }) => {
  const textOf = ({ entry }: ResultLine): string => String(value(entry) ?? "");
  return {
    key: header.toLowerCase().replaceAll(" ", "-"),
    header,
    ...SHOWN[header],
    // The name is missing where nothing was found.
    isRowHeader: header === "Input",
    sortValue: textOf,
    value: ({ entry }) => value(entry),
    cell: (line) => {
      if (header === "Name") return nameOf(line);
      const shown = textOf(line);
      if (shown === "") return null;
      if (header === "Default name") return <TextIn culture={DEFAULT_LANGUAGE}>{shown}</TextIn>;
      if (header === "Where") return <TextIn culture={line.found?.where?.culture ?? null}>{shown}</TextIn>;
      return <bdi>{shown}</bdi>;
    },
  };
});

function nameOf({ found }: ResultLine) {
  if (found === null) return null;
  const name = <LocalizedName concept={found} culture={found.culture} />;
  return found.path === null ? name : <AppLink to={found.path}>{name}</AppLink>;
}
