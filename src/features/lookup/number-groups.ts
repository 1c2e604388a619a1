/** Texts with a common prefix. */
export type NumberGroup<T> = { readonly prefix: string; readonly members: readonly T[] };

/** The minimum size of a group for which a lookup of the prefix is tried. */
const MIN_MEMBERS = 8;

/**
 * Groups numbers by their common prefixes longer than `prefix`: a service that matches prefixes of numbers returns a whole group at once.
 * Numbers in groups that are too small stay alone.
 */
export function groupByPrefix<T>(
  members: readonly T[],
  textOf: (member: T) => string,
  prefix = "",
): { readonly groups: readonly NumberGroup<T>[]; readonly alone: readonly T[] } {
  const byNext = Map.groupBy(members, (member) => textOf(member).charAt(prefix.length));
  const groups: NumberGroup<T>[] = [];
  const alone: T[] = [];
  for (const [next, some] of byNext) {
    if (next === "" || some.length < MIN_MEMBERS) alone.push(...some);
    else groups.push({ prefix: commonBeginning(some.map(textOf)), members: some });
  }
  return { groups, alone };
}

/** The longest common prefix. */
function commonBeginning(texts: readonly string[]): string {
  const [first = "", ...others] = texts;
  let length = first.length;
  for (const other of others) {
    length = Math.min(length, other.length);
    while (!other.startsWith(first.slice(0, length))) length -= 1;
  }
  return first.slice(0, length);
}
