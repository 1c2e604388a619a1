/** An object of a JSON document. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a value is an object, and no list. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The objects of a list; nothing where there is no list. */
export function objectsIn(value: unknown): { item: JsonObject; index: number }[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: unknown, index) => (isObject(item) ? [{ item, index }] : []));
}

/** The texts of a list; a text alone counts as a list of one. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return Array.isArray(value) ? value.filter((item: unknown) => typeof item === "string") : [];
}

/** A whole number, which some programs write as a text. */
export function integerIn(value: unknown): number | undefined {
  const number = typeof value === "string" && /^-?\d{1,10}$/.test(value.trim()) ? Number(value) : value;
  return typeof number === "number" && Number.isInteger(number) ? number : undefined;
}
