type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** The members that are not undefined, for objects whose optional members must not be there without a value. */
export function defined<T extends object>(members: T): Defined<T>;
export function defined(members: object): object {
  // A loop, because this is done for every row of a large file.
  const found: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(members)) if (value !== undefined) found[name] = value;
  return found;
}
