import { parseClassNumber, plainNumber } from "#core/code-tree/class-number/class-number.ts";
import { parentsOfRows } from "../hierarchy/parents-of-rows.ts";
import type { LocatedRow } from "../rows.ts";
import { isOfAnother, partOf } from "./header-parts.ts";
import type { HeaderGuess, Part } from "./header-words.ts";
import type { ColumnRole } from "./mapping.ts";

/** The columns of the numbers, the names and the definitions of one level. */
type Level = { readonly number: number; readonly name: number; readonly definition: number | undefined };

/** The share of codes that may be below several others, such as 'Other' with the same number in some groups. */
const MOST_CONFLICTS = 0.25;
const NEARLY_ALL = 0.9;
/** The codes of the last level for one of the first level, if the numbers do not show which belong together. */
const LEAST_BRANCHING = 1.5;

/** What says the same of a code in a table with levels as in others. */
const BESIDE_LEVELS: ReadonlySet<string> = new Set([
  "guid",
  "version-guid",
  "definition",
  "default-definition",
]);

/** The guesses, where the headers name no other hierarchy, with the levels that pairs of columns are. */
export function withLevelPairs(
  guesses: readonly (HeaderGuess | undefined)[],
  headers: readonly string[],
  rows: readonly LocatedRow[],
): readonly (HeaderGuess | undefined)[] {
  const isKnown = guesses.some((guess) => guess?.level != null || guess?.role.startsWith("parent-"));
  const pairs = isKnown ? new Map<number, HeaderGuess>() : levelPairs(headers, rows);
  if (pairs.size === 0) return guesses;
  return guesses.map((guess, at) => {
    const isKept = guess === undefined || BESIDE_LEVELS.has(guess.role);
    return pairs.get(at) ?? (isKept ? guess : { role: "ignore", culture: null, level: null });
  });
}

/**
 * Recognises the levels of a wide table by pairs of columns, numbers and names, whose headers repeat a pattern: `Segment`, `Segment Title`,
 * `Family`, `Family Title`. The cells must bear it out: a code of a lower level is below one of the level above. Where the numbers of the
 * lowest level give the codes of it parents by themselves, these are numbers and names of one column each.
 * @returns the meaning of the columns of the pairs; empty if there are none
 */
function levelPairs(headers: readonly string[], rows: readonly LocatedRow[]): Map<number, HeaderGuess> {
  const levels = pairsIn(headers).toSorted((a, b) => Math.min(a.number, a.name) - Math.min(b.number, b.name));
  const ordered = levels.length < 2 ? undefined : inOrder(levels, rows);
  const last = ordered?.at(-1);
  if (ordered === undefined || last === undefined) return new Map();
  const isTree = hasParentsByNumber(last, rows);
  return new Map(
    (isTree ? [last] : ordered).flatMap((level, at) =>
      (["number", "name", "definition"] as const).flatMap((part) => {
        const column = level[part];
        const guess: HeaderGuess = isTree
          ? { role: part, culture: null, level: null }
          : { role: "level", culture: null, level: at + 1, part };
        return column === undefined ? [] : [[column, guess] as const];
      }),
    ),
  );
}

/** The pairs in headers that are about the same: `Segment` and `Segment Title`, `Code 1` and `Name 1`, or the first `Code` and the first `Name`. */
function pairsIn(headers: readonly string[]): Level[] {
  const columns = headers.flatMap((header, at) => {
    const column = partOf(header);
    return column === undefined || isOfAnother(header) ? [] : [{ ...column, at }];
  });
  const parts = new Map<string, Map<Part, number[]>>();
  for (const { subject, part, at } of columns) {
    if (part === undefined) continue;
    const own = parts.get(subject) ?? new Map<Part, number[]>();
    own.set(part, [...(own.get(part) ?? []), at]);
    parts.set(subject, own);
  }
  const hasNames = [...parts.values()].some((own) => own.has("name"));
  const whole = new Map(columns.map(({ whole, at }) => [whole, at]));
  return [...parts].flatMap(([subject, own]) => {
    const bare = subject === "" ? undefined : whole.get(subject);
    const [number = [], name = [], definition = []] = (["number", "name", "definition"] as const).map(
      (part) => own.get(part),
    );
    const names = name.length > 0 || hasNames ? name : definition;
    const numbers = number.length > 0 || bare === undefined ? number : [bare];
    const others = names.length > 0 || bare === undefined || numbers[0] === bare ? names : [bare];
    // Of several columns with the same header, each is one of a level; translations are not.
    const count = subject === "" && numbers.length === others.length ? numbers.length : 1;
    return numbers.slice(0, count).flatMap((at, index): Level[] => {
      const nameAt = others[index];
      const definitionAt = names === definition ? undefined : definition[index];
      return nameAt === undefined ? [] : [{ number: at, name: nameAt, definition: definitionAt }];
    });
  });
}

/** The levels from the highest to the lowest, as far as the cells show that they are levels. */
function inOrder(levels: readonly Level[], rows: readonly LocatedRow[]): readonly Level[] | undefined {
  if (areNested(levels, rows, false)) return levels;
  const weights = new Map(
    levels.map((level) => {
      const numbers = new Set(rows.map(({ cells }) => cellOf(cells, level.number)));
      return [level, numbers.size + [...numbers].join("").length / 1e9] as const;
    }),
  );
  const sorted = levels.toSorted((a, b) => (weights.get(a) ?? 0) - (weights.get(b) ?? 0));
  // Of an item and its unit, the item has more numbers, too.
  return areNested(sorted, rows, true) ? sorted : undefined;
}

function cellOf(cells: readonly string[], at: number): string {
  return plainNumber(cells[at] ?? "");
}

type Step = { readonly number: string; readonly name: string };

/**
 * Whether the codes of each level are below one of the level above, and the numbers begin with those above, or there are more codes on the
 * lower level: other pairs, such as the numbers of two classifications, belong to one another.
 */
function areNested(levels: readonly Level[], rows: readonly LocatedRow[], byNumber: boolean): boolean {
  const owners = levels.map(() => new Map<string, Step>());
  const conflicts = levels.map(() => new Set<string>());
  const tops = new Set<string>();
  let path: (Step | undefined)[] = [];
  for (const { cells } of rows) {
    const own = levels.map(({ number, name }) => ({
      number: cellOf(cells, number),
      name: cellOf(cells, name),
    }));
    const first = own.findIndex(({ number, name }) => number !== "" || name !== "");
    path = own.map((step, at) => (at < first ? path[at] : step));
    for (const [at, step] of path.entries()) {
      const above = path[at - 1];
      if (step === undefined || above === undefined || step.number + step.name === "") continue;
      const key = `${step.number}\n${step.name}`;
      const owner = owners[at]?.get(key);
      if (owner === undefined) owners[at]?.set(key, above);
      else if (labelOf(owner) !== labelOf(above)) conflicts[at]?.add(key);
      if (at === levels.length - 1) tops.add(labelOf(path[0]));
    }
  }
  const below = owners.slice(1);
  if (below.some(({ size }, at) => size === 0 || (conflicts[at + 1]?.size ?? 0) > MOST_CONFLICTS * size))
    return false;
  const steps = below.flatMap((own) => [...own]);
  const extended = steps.filter(([key, { number }]) => {
    const { base, stem } = parseClassNumber(number);
    return base !== "" && key.startsWith(stem) && !key.startsWith(`${base}\n`);
  });
  if (extended.length >= NEARLY_ALL * steps.length) return true;
  return !byNumber && (below.at(-1)?.size ?? 0) >= LEAST_BRANCHING * tops.size;
}

function labelOf(step: Step | undefined): string {
  return step?.number || step?.name || "";
}

/** Whether most codes of a level have a parent on the same level, by their numbers. */
function hasParentsByNumber({ number, name }: Level, rows: readonly LocatedRow[]): boolean {
  const columns = Array.from({ length: Math.max(number, name) + 1 }, (_, at): ColumnRole => {
    if (at === number) return { role: "number" };
    return at === name ? { role: "name", culture: null } : { role: "ignore" };
  });
  const { keys, parents } = parentsOfRows(rows, columns, "numbers");
  return parents.size > keys.length / 2;
}
