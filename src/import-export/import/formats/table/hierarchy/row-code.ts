import { defined } from "#lib/defined.ts";
import type { DraftCode } from "../../../build/draft.ts";
import { versionOf } from "../../../build/versions.ts";
import { defaultCulture } from "../../../decode/cultures.ts";
import type { LocatedRow, RoleCells } from "../rows.ts";

/** A code from a row, without its parent, and with a key that may not be unique. */
export type RowCode = Omit<DraftCode, "parent">;

/** The label of a code: its number, its name, or both. */
export type Label = { readonly number?: string | undefined; readonly name?: string | undefined };

/** Splits a number and the name after it; a text without a number is a name. */
export function splitLabel(text: string): Label {
  // Pairs of digits belong to the number if there are several, as in OmniClass; `21 10 mm pipes` is number 21.
  const first = /^\S*(?: \d\d){2,}(?!\S)/.exec(text)?.[0] ?? text.split(/\s/, 1)[0] ?? "";
  if (!/\d/.test(first)) return { name: text };
  // The separator between the two, as in `21.3 – External walls`.
  const name = text.slice(first.length).replace(/^[\s:–-]+/, "");
  return name === "" ? { number: first } : { number: first.replace(/[:–-]$/, ""), name };
}

/**
 * The code of a row; undefined if the row has neither a number nor a name.
 * @param label number and name from other columns of the row
 */
export function rowCode(row: LocatedRow, cells: RoleCells, label: Label = {}): RowCode | undefined {
  const both = splitLabel(cells.text(row, "number-and-name") ?? "");
  const { texts: names, main: defaultName } = cells.texts(row, "name");
  const { texts: definitions, main } = cells.texts(row, "definition");
  const definition = cells.hasDefault("definition") ? main : definitions[defaultCulture(definitions) ?? ""];
  const number = cells.text(row, "number") ?? label.number ?? both.number;
  const name = defaultName ?? label.name ?? (both.name === "" ? undefined : both.name);
  const guid = cells.guid(row, "guid");
  const versions = versionOf(cells.guid(row, "version-guid"));
  const key = number ?? name ?? Object.values(names)[0];
  if (key === undefined) return undefined;
  return {
    key,
    where: row.where,
    names,
    definitions,
    ...defined({ defaultName: name, number, defaultDefinition: definition, guid, versions }),
  };
}
