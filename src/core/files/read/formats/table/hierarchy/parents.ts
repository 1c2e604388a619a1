import { isSeparator, plainNumber } from "#core/code-tree/class-number/class-number.ts";
import { text as sentence } from "#core/text/messages/text.ts";
import type { ReadContext } from "../../../build/context.ts";
import { numberParents } from "../../../build/number-parents.ts";
import type { ColumnRole, Hierarchy } from "../mapping/mapping.ts";
import { type LocatedRow, RoleCells } from "../rows.ts";
import { indentOf } from "./indentation.ts";
import type { RowCode } from "./row-code.ts";

/** A code and its row. */
export type CodeOfRow = { readonly code: RowCode; readonly row: LocatedRow };

/** Returns the key of a code's parent, or the unknown name of the parent in the row; undefined at the first level. */
type FindParent = (code: CodeOfRow) => string | undefined;

/** Creates a function that finds the parents of codes according to the table's hierarchy. Call it for the rows in order. */
export function parentFinder(
  hierarchy: Hierarchy,
  codes: readonly CodeOfRow[],
  columns: readonly ColumnRole[],
  context: ReadContext,
): FindParent {
  const cells = new RoleCells(columns, context);
  switch (hierarchy) {
    case "parent-guid": {
      const keys = keysBy(codes, ({ code }) => [code.guid, ...(code.versions ?? []).map(({ guid }) => guid)]);
      return named(keys, ({ row }) => cells.guid(row, "parent-guid"));
    }
    case "parent-number": {
      const keys = keysBy(codes, ({ code }) => [code.number]);
      return explained(
        named(keys, ({ row }) => plainNumber(cells.text(row, "parent-number") ?? "") || undefined),
        codes,
        context,
      );
    }
    case "level":
      return stacked(({ row }) => levelOf(cells.text(row, "level")), context);
    case "indentation":
      return stacked(({ row }) => indentOf(row.cells, columns), context);
    case "numbers":
      return explained(byNumbers(codes), codes, context);
    case "level-columns":
    case "none":
      return () => undefined;
  }
}

function keysBy(
  codes: readonly CodeOfRow[],
  namesOf: (code: CodeOfRow) => readonly (string | undefined)[],
): ReadonlyMap<string, string> {
  const keys = new Map<string, string>();
  for (const one of codes)
    for (const name of namesOf(one)) if (name !== undefined && !keys.has(name)) keys.set(name, one.code.key);
  return keys;
}

/** Reports the codes whose parent's number several codes have: the first of these is taken. */
function explained(find: FindParent, codes: readonly CodeOfRow[], { notes }: ReadContext): FindParent {
  const numbers = new Map(codes.map(({ code }) => [code.key, code.number]));
  const alike = Map.groupBy(codes, ({ code }) => code.number);
  return (one) => {
    const parent = find(one);
    const number = parent === undefined ? undefined : numbers.get(parent);
    if (number !== undefined && (alike.get(number)?.length ?? 0) > 1) {
      notes.guessed(one.row.where, sentence("tableReader.severalParents", { number }));
    }
    return parent;
  };
}

/** Parents that are named in rows; a row that names itself is at the first level. */
function named(keys: ReadonlyMap<string, string>, nameOf: FindParent): FindParent {
  return (one) => {
    const name = nameOf(one);
    const parent = name === undefined ? undefined : (keys.get(name) ?? name);
    return parent === one.code.key ? undefined : parent;
  };
}

/** The closest previous row with a smaller depth. */
function stacked(depthOf: (code: CodeOfRow) => number | undefined, { notes }: ReadContext): FindParent {
  const open: { depth: number; key: string }[] = [];
  return (one) => {
    const own = depthOf(one);
    const depth = own ?? open.at(-1)?.depth ?? 0;
    if (own === undefined) notes.guessed(one.row.where, sentence("tableReader.noLevel"));
    while ((open.at(-1)?.depth ?? -1) >= depth) open.pop();
    const parent = open.at(-1)?.key;
    open.push({ depth, key: one.code.key });
    return parent;
  };
}

function levelOf(text: string | undefined): number | undefined {
  const figures = /\d{1,3}/.exec(text ?? "")?.[0];
  return figures === undefined ? undefined : Number(figures);
}

function byNumbers(codes: readonly CodeOfRow[]): FindParent {
  const parents = numberParents(codes.map(({ code }) => code));
  const series = countedCodes(codes);
  return ({ code }) => {
    let parent = parents.get(code.key);
    while (parent !== undefined && series.has(parent) && series.get(parent) === series.get(code.key))
      parent = parents.get(parent);
    return parent;
  };
}

/**
 * The codes whose numbers just count up, as in 1, 2, … 10, 11 or 3.1, 3.2, … 3.10, each with what stands before the last figures: then 10 is
 * not below 1, as it would be in 1, 10, 11, 2.
 */
function countedCodes(codes: readonly CodeOfRow[]): ReadonlyMap<string, string> {
  const last = codes.flatMap(({ code: { key, number = "" } }) => {
    const figures = /\d{1,9}$/.exec(number)?.[0] ?? "";
    const before = number.slice(0, number.length - figures.length);
    // `3.0` is the heading of 3.1, 3.2 …
    const isCount = Number(figures) > 0 && (before === "" || isSeparator(before.slice(-1)));
    return isCount ? [{ key, before, figure: Number(figures) }] : [];
  });
  const series = [...Map.groupBy(last, ({ before }) => before).values()];
  return new Map(
    series
      .filter((one) => isEnumeration(one.map(({ figure }) => figure)))
      .flatMap((one) => one.map(({ key, before }) => [key, before] as const)),
  );
}

/** Whether figures count up from 1 to 10 or more, with few gaps. */
function isEnumeration(figures: readonly number[]): boolean {
  const last = figures.at(-1) ?? 0;
  const isRising = figures.every((figure, at) => figure > (figures[at - 1] ?? 0));
  return figures[0] === 1 && last >= 10 && isRising && figures.length > 0.9 * last;
}
