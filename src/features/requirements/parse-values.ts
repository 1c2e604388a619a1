const MIN_INT32 = -(2 ** 31);
const MAX_INT32 = 2 ** 31 - 1;

/** What separates the values of a list: as typed, and as a spreadsheet gives a column or a row. */
export const SEPARATOR = /[\n\r\t,;]/;
const SEPARATORS = /[\n\r\t,;]+/;

/** The values of a list as it was typed or pasted, without spaces around them, each once, in their order. */
export function splitValues(text: string): string[] {
  const values = text
    .toWellFormed()
    .split(SEPARATORS)
    .map((value) => value.trim());
  return [...new Set(values)].filter((value) => value !== "");
}

export type ParsedIds = {
  /** Each once, in their order. */
  readonly ids: readonly number[];
  /** What is no int32, as it was written. */
  readonly rejected: readonly string[];
};

/** The ids of a list as it was typed or pasted; whatever is no int32 is told apart and does not spoil the rest. */
export function parseIds(text: string): ParsedIds {
  return toIds(splitValues(text));
}

/** The same for values that stand alone already. */
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

/** A whole number of 32 bits; null for anything else. */
export function parseInt32(text: string): number | null {
  const trimmed = text.trim();
  if (!/^[+-]?\d+$/.test(trimmed)) return null;
  // Adding 0 makes a 0 of -0.
  const number = Number(trimmed) + 0;
  return number >= MIN_INT32 && number <= MAX_INT32 ? number : null;
}

/** Two lists as one, each value once. */
export function union<T>(known: readonly T[], added: readonly T[]): T[] {
  return [...new Set([...known, ...added])];
}
