/** The keys of a table, in its order. */
export function keysOf<T extends object>(table: T): (keyof T & string)[];
export function keysOf(table: object): string[] {
  return Object.keys(table);
}

/** The value of a member whose name comes from a file, which may name one of `Object.prototype`. */
export function ownValue<T>(object: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}
