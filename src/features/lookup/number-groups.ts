/** Texts that begin alike. */
export type NumberGroup<T> = { readonly prefix: string; readonly members: readonly T[] };

/** From so many numbers on, asking for what they begin with is worth a try. */
const MIN_MEMBERS = 8;

/**
 * Numbers by what they begin with, beyond `prefix`: a service that finds codes by the beginning of their number tells all of a group at
 * once. What has too few beside it stays alone.
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

/** What all texts begin with. */
function commonBeginning(texts: readonly string[]): string {
  const [first = "", ...others] = texts;
  let length = first.length;
  for (const other of others) {
    length = Math.min(length, other.length);
    while (!other.startsWith(first.slice(0, length))) length -= 1;
  }
  return first.slice(0, length);
}
