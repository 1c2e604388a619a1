import { type Exponents, toExponents } from "../../catalogue-model.ts";
import { type Powers, powersOfSymbol } from "./symbols.ts";
import { symbolOfUneceCode } from "./unece-codes.ts";

const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** Are or year, acidity or picohenry. */
const AMBIGUOUS: ReadonlySet<string> = new Set(["a", "pH"]);

/** The power after a symbol: `m²`, `m2`, `m^2`, `s⁻¹`, `s-1`. */
const POWER = /(?:\^?(-?\d)|(⁻?)([⁰¹²³⁴⁵⁶⁷⁸⁹]))$/u;

/**
 * The exponents of a unit, from its symbol (`W/(m²·K)`) or its code in UN/ECE Recommendation 20 (`D55`). Undefined if uncertain: for
 * unknown and ambiguous symbols, like `J/kg·K`.
 */
export function exponentsOf(unit: string): Exponents | undefined {
  if (AMBIGUOUS.has(unit.trim())) return undefined;
  const powers = powersOfQuotient((symbolOfUneceCode(unit) ?? unit).trim());
  if (powers === undefined) return undefined;
  // Adding 0 turns -0 into 0.
  return toExponents(powers.map((power) => power + 0));
}

const NOTHING: readonly number[] = [0, 0, 0, 0, 0, 0, 0];

function powersOfQuotient(symbol: string): readonly number[] | undefined {
  const slash = symbol.indexOf("/");
  if (slash === -1) return powersOfProduct(symbol);
  const [numerator, denominator] = [symbol.slice(0, slash), symbol.slice(slash + 1)];
  const isBracketed = denominator.startsWith("(") && denominator.endsWith(")");
  // A factor after a second slash, or after a point without brackets, is ambiguous: it may divide or multiply.
  if (!isBracketed && /[/·*]/.test(denominator)) return undefined;
  const divisor = powersOfProduct(isBracketed ? denominator.slice(1, -1) : denominator);
  return add(powersOfProduct(numerator), divisor, -1);
}

function powersOfProduct(product: string): readonly number[] | undefined {
  let sum: readonly number[] | undefined = NOTHING;
  for (const factor of product.split(/[·*]/)) sum = add(sum, powersOfFactor(factor), 1);
  return sum;
}

function powersOfFactor(factor: string): Powers | undefined {
  const own = powersOfSymbol(factor);
  if (own !== undefined) return own;
  if (factor.startsWith("√")) return times(powersOfSymbol(factor.slice(1)), 0.5);
  const [behind = "", digit, minus = "", superscript = ""] = POWER.exec(factor) ?? [];
  const power =
    digit === undefined
      ? Number(`${minus === "" ? "" : "-"}${SUPERSCRIPTS.indexOf(superscript)}`)
      : Number(digit);
  const symbol = factor.slice(0, -behind.length);
  // `Nm³` is a normal cubic metre of gas.
  if (behind === "" || /(?:Nm|[NJA]s|h|VAR?)$/.test(symbol)) return undefined;
  return times(powersOfSymbol(symbol), power);
}

function times(powers: Powers | undefined, factor: number): Powers | undefined {
  if (powers === undefined) return undefined;
  const [a, b, c, d, e, f, g] = powers;
  return [a * factor, b * factor, c * factor, d * factor, e * factor, f * factor, g * factor];
}

function add(
  sum: readonly number[] | undefined,
  powers: readonly number[] | undefined,
  sign: 1 | -1,
): readonly number[] | undefined {
  return powers === undefined ? undefined : sum?.map((one, index) => one + sign * (powers[index] ?? 0));
}
