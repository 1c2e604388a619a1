import { parseInt32 } from "#core/lib/int32.ts";
import { trimTyped } from "#core/text/trim-typed.ts";

/** The separators of a list: as typed, and as in a column or row of a spreadsheet. */
export const SEPARATOR = /[\n\r\t,;]/;
const SEPARATORS = /[\n\r\t,;]+/;

/** The values of a typed or pasted list, trimmed and without duplicates, in their order. */
export function splitValues(text: string): string[] {
  const values = text.toWellFormed().split(SEPARATORS).map(trimTyped);
  return [...new Set(values)].filter((value) => value !== "");
}

export type ParsedIds = {
  /** Without duplicates, in their order. */
  readonly ids: readonly number[];
  /** The values that are no int32, as typed. */
  readonly rejected: readonly string[];
};

/** The ids of a typed or pasted list; invalid values are returned separately. */
export function parseIds(text: string): ParsedIds {
  return toIds(splitValues(text));
}

/** The same for values that are already split. */
export function toIds(values: readonly string[]): ParsedIds {
  const ids = new Set<number>();
  const rejected = new Set<string>();
  for (const value of values) {
    const id = parseInt32(value);
    if (id === null) rejected.add(value.trim());
    else ids.add(id);
  }
  return { ids: [...ids], rejected: [...rejected].filter((value) => value !== "") };
}

/** The union of two lists, without duplicates. */
export function union<T>(before: readonly T[], added: readonly T[]): T[] {
  return [...new Set([...before, ...added])];
}
