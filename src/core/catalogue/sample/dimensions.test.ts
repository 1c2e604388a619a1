import { expect, test } from "vitest";
import { loadSeed } from "./seed.ts";
import { parseTsv, type Row } from "./tsv.ts";

// The exponents in the table must agree with those derived from the unit's symbol.
const units = parseTsv(await loadSeed("units", "en"));

const COLUMNS = ["length", "time", "mass", "temperature", "amount", "current", "luminous"];
const BASE_SYMBOLS = ["m", "s", "kg", "K", "mol", "A", "cd"];

type Powers = readonly number[];

function written(row: Row): Powers {
  return COLUMNS.map((column) => Number(row.get(column)));
}

/** `[factor] term.term…`, each term a symbol with an optional power; or a factor alone. */
function parseExpression(expression: string): { factor: number; terms: [symbol: string, power: number][] } {
  const [, factor, product] = /^(?:([\d.]+)(?: |$))?(\S.*)?$/.exec(expression) ?? [];
  if (factor === undefined && product === undefined) throw new Error(`no expression: ${expression}`);
  // A point between digits is part of a power (h-0.5), any other one separates terms.
  const parts = product?.split(/(?<!\d)\.|\.(?!\d)/) ?? [];
  const terms = parts.map((term): [string, number] => {
    const [, symbol = "", power = "1"] = /^([^\d-]*)(-?\d+(?:\.\d+)?)?$/.exec(term) ?? [];
    return [symbol, Number(power)];
  });
  return { factor: Number(factor ?? 1), terms };
}

const bySymbol = new Map(units.map((unit) => [unit.get("symbol") ?? "", unit]));

function derived(unit: Row, seen: readonly string[] = []): Powers {
  const symbol = unit.get("symbol") ?? "";
  const base = BASE_SYMBOLS.indexOf(symbol);
  if (base >= 0) return BASE_SYMBOLS.map((_, index) => (index === base ? 1 : 0));
  if (seen.includes(symbol)) throw new Error(`${symbol} is defined by itself`);
  const { terms } = parseExpression(unit.get("expression") ?? "");
  return terms.reduce<Powers>(
    (sum, [term, power]) => {
      const definition = bySymbol.get(term);
      if (definition === undefined) throw new Error(`${symbol}: there is no symbol ${term}`);
      const powers = derived(definition, [...seen, symbol]);
      return sum.map((value, index) => value + power * (powers[index] ?? 0));
    },
    BASE_SYMBOLS.map(() => 0),
  );
}

test.each(units.map((unit) => [unit.get("key"), unit] as const))(
  "%s: the exponents agree with the symbol's definition",
  (_key, unit) => {
    expect(written(unit).every(Number.isFinite)).toBe(true);
    // Adding 0 turns -0 into 0.
    expect(derived(unit).map((power) => power + 0)).toEqual(written(unit));
  },
);

test("every unit has a symbol of its own and an expression with a factor that can be", () => {
  expect(bySymbol.size).toBe(units.length);
  for (const row of units) expect(parseExpression(row.get("expression") ?? "").factor).toBeGreaterThan(0);
});

test("a base unit's expression is its own symbol", () => {
  for (const symbol of BASE_SYMBOLS) expect(bySymbol.get(symbol)?.get("expression")).toBe(symbol);
});
