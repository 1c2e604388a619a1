/** The keys of a table, in its order. */
export function keysOf<T extends object>(table: T): (keyof T & string)[];
export function keysOf(table: object): string[] {
  return Object.keys(table);
}
