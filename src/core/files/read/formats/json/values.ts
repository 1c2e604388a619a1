import { isObject } from "#core/lib/json.ts";
import { text } from "#core/text/messages/text.ts";
import type { Notes } from "../../report/notes.ts";

/** An object of a JSON document. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** The objects in an array; empty for other values. */
export function objectsIn(value: unknown): { item: JsonObject; index: number }[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: unknown, index) => (isObject(item) ? [{ item, index }] : []));
}

/** The objects in an array, with a note for a value that is not an array, and for items that are not objects. */
export function notedObjectsIn(value: unknown, where: string, notes: Notes): ReturnType<typeof objectsIn> {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  if (!Array.isArray(value) && value !== undefined && value !== null)
    notes.leftOut(where, text("jsonReader.notList"));
  for (const [index, item] of list.entries())
    if (item !== null && item !== undefined && !isObject(item))
      notes.leftOut(`${where}[${index}]`, text("jsonReader.notObject"));
  return objectsIn(list);
}

/** The strings in an array; a single string counts as an array of one. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return Array.isArray(value) ? value.filter((item: unknown) => typeof item === "string") : [];
}

/** An integer, which some programs write as a string. */
export function integerIn(value: unknown): number | undefined {
  const number = typeof value === "string" && /^-?\d{1,10}$/.test(value.trim()) ? Number(value) : value;
  return typeof number === "number" && Number.isInteger(number) ? number : undefined;
}
