type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Removes undefined members, for types with exact optional properties. */
export function defined<T extends object>(members: T): Defined<T>;
export function defined(members: object): object {
  // A loop, since this runs for every row of large files.
  const found: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(members)) if (value !== undefined) found[name] = value;
  return found;
}
