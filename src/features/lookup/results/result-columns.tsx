import { AppLink } from "#navigation/app-link.tsx";
import { LocalizedName } from "#concepts/name/localized-name.tsx";
import { LOOKUP_COLUMNS } from "#import-export/export/kinds/lookup.ts";
import { DEFAULT_LANGUAGE, direction, languageTag } from "#lib/text/culture.ts";
import type { TableColumn } from "#ui/table/table.tsx";
import type { ResultLine } from "./result-lines.ts";

const WIDTHS: Readonly<Record<string, string>> = {
  Input: "minmax(0, 1.2fr)",
  Kind: "minmax(0, 1fr)",
  "Class number": "minmax(0, 1fr)",
  Name: "minmax(0, 1.5fr)",
  "Default name": "minmax(0, 1.4fr)",
  Where: "minmax(0, 1.2fr)",
  // A GUID wraps to two lines at most.
  "Version GUID": "minmax(10.25rem, 1.2fr)",
  Note: "minmax(0, 1.5fr)",
};

/** The columns of the table 'Results': those of its export. */
export const RESULT_COLUMNS: readonly TableColumn<ResultLine>[] = LOOKUP_COLUMNS.map(({ header, value }) => {
  const textOf = ({ entry }: ResultLine): string => String(value(entry) ?? "");
  return {
    key: header.toLowerCase().replaceAll(" ", "-"),
    header,
    width: WIDTHS[header] ?? "minmax(0, 1fr)",
    sortValue: textOf,
    value: ({ entry }) => value(entry),
    cell: (line) => {
      if (header === "Name") return nameOf(line);
      const text = textOf(line);
      if (text === "") return null;
      return header === "Default name" ? (
        <bdi lang={languageTag(DEFAULT_LANGUAGE)} dir={direction(DEFAULT_LANGUAGE)}>
          {text}
        </bdi>
      ) : (
        <bdi>{text}</bdi>
      );
    },
  };
});

function nameOf({ found }: ResultLine) {
  if (found === null) return null;
  const name = <LocalizedName concept={found} culture={found.culture} />;
  return found.path === null ? name : <AppLink to={found.path}>{name}</AppLink>;
}
