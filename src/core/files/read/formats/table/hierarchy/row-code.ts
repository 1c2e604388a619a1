import { plainNumber } from "#core/code-tree/class-number/class-number.ts";
import { defined } from "#core/lib/defined.ts";
import type { DraftCode } from "../../../build/draft.ts";
import { versionOf } from "../../../build/versions.ts";
import { defaultCulture } from "../../../decode/cultures.ts";
import { isNumberOfLetters } from "../mapping/columns.ts";
import type { LocatedRow, RoleCells } from "../rows.ts";

/** A code from a row, without its parent, and with a key that may not be unique. */
export type RowCode = Omit<DraftCode, "parent">;

/** The label of a code: its number, its name, or both. */
export type Label = { readonly number?: string | undefined; readonly name?: string | undefined };

/**
 * Splits a number and the name after it; a text without a number is a name.
 * @param isNumber whether words without a digit, and a number with the pair of digits after it, are a number
 */
function splitLabel(text: string, isNumber: (words: string) => boolean = () => false): Label {
  // Pairs of digits belong to the number if there are several, as in OmniClass; `21 10 mm pipes` is number 21.
  const pairs = /^\S*(?: \d\d){1,9}(?!\S)/.exec(text)?.[0] ?? "";
  const first = / \d\d \d\d$/.test(pairs) || isNumber(pairs) ? pairs : (text.split(/\s/, 1)[0] ?? "");
  // The separator between the two, as in `21.3 – External walls`.
  const number = first.replace(/[:–-]$/, "");
  if (!/\d/.test(first) && !isNumber(number)) return { name: text };
  const name = text.slice(first.length).replace(/^[\s:–-]+/, "");
  return name === "" ? { number: first } : { number, name };
}

/**
 * Splits the labels of a table, whose numbers tell which others there are: `A` and `21-01 10` where others are `A10` and `21-01 10 10`. Where
 * most have none, words of letters are names.
 */
export function labelSplitter(labels: readonly string[]): (label: string) => Label {
  const numbers = new Set(labels.flatMap((label) => beginningsOf(splitLabel(label).number ?? "")));
  const isNumber = (words: string): boolean => numbers.has(words) || isNumberOfLetters(words);
  const split = (label: string): Label => splitLabel(label, isNumber);
  const numbered = labels.filter((label) => split(label).number !== undefined).length;
  return numbered > labels.length / 2 ? split : (label) => splitLabel(label);
}

/** The letters with which a number begins, and the number without its last pairs of digits. */
function beginningsOf(number: string): string[] {
  const shorter = number.replace(/ \d\d$/, "");
  const letters = /^\p{L}+(?=[\d._-])/u.exec(number)?.[0];
  return [
    ...(letters === undefined ? [] : [letters]),
    ...(shorter === number ? [] : [shorter, ...beginningsOf(shorter)]),
  ];
}

/**
 * The code of a row; undefined if the row has neither a number nor a name.
 * @param label number and name from other columns of the row; default: from its label
 */
export function rowCode(
  row: LocatedRow,
  cells: RoleCells,
  label: Label = splitLabel(cells.text(row, "number-and-name") ?? ""),
): RowCode | undefined {
  const { texts: names, main: defaultName } = cells.texts(row, "name");
  const { texts: definitions, main } = cells.texts(row, "definition");
  const definition = cells.hasDefault("definition") ? main : definitions[defaultCulture(definitions) ?? ""];
  const number = plainNumber(cells.text(row, "number") ?? label.number ?? "") || undefined;
  const name = defaultName ?? (label.name || undefined);
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
