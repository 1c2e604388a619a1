import type { Dimensions } from "#core/api/resources/units.ts";
import { QUANTITIES, type Quantity } from "#core/lib/quantities.ts";
import { text, type Text } from "#core/text/messages/text.ts";
import { QUANTITY_TEXTS } from "./quantity-texts.ts";

const [length, mass, ...others] = QUANTITIES;

/** The base quantities in the order of their units in a formula: kg·m²·s⁻². */
export const BASE_QUANTITIES: readonly Quantity[] = [mass, length, ...others];

const MINUS = "\u2212";
/** Truncated decimals (0.333333) still count as fractions. */
const TOLERANCE = 5e-7;
const LARGEST_DENOMINATOR = 12;

export type Exponent = {
  readonly value: number;
  /** Like `2`, `−3`, `1/2`; a decimal if it is no simple fraction. */
  readonly text: string;
  readonly isWhole: boolean;
};

/** An exponent for display: a whole number or a fraction if possible, else a decimal. */
export function exponentOf(power: number): Exponent {
  const size = Math.abs(power);
  const sign = power < 0 ? MINUS : "";
  for (let denominator = 1; denominator <= LARGEST_DENOMINATOR; denominator += 1) {
    const numerator = Math.round(size * denominator);
    if (Math.abs(size - numerator / denominator) > TOLERANCE) continue;
    if (numerator === 0) return { value: 0, text: "0", isWhole: true };
    const isWhole = denominator === 1;
    const value = (Math.sign(power) * numerator) / denominator;
    return { value, text: `${sign}${numerator}${isWhole ? "" : `/${denominator}`}`, isWhole };
  }
  return { value: power, text: `${sign}${size}`, isWhole: false };
}

export type Factor = { readonly base: Quantity; readonly exponent: Exponent };

/** The base units of a unit with their exponents; empty if it is dimensionless. */
export function factorsOf(dimensions: Dimensions): Factor[] {
  return BASE_QUANTITIES.flatMap((base) => {
    const exponent = exponentOf(dimensions[base.power]);
    return exponent.value === 0 ? [] : [{ base, exponent }];
  });
}

const SUPERSCRIPTS: Readonly<Record<string, string>> = {
  "0": "⁰",
  "1": "¹",
  "2": "²",
  "3": "³",
  "4": "⁴",
  "5": "⁵",
  "6": "⁶",
  "7": "⁷",
  "8": "⁸",
  "9": "⁹",
  [MINUS]: "⁻",
};

/** A whole exponent in superscript characters; empty for 1, which is not written; null if there are no such characters. */
export function superscript({ text, isWhole }: Exponent): string | null {
  if (!isWhole) return null;
  if (text === "1") return "";
  // The largest numbers have an exponent of their own: `1e+21`.
  const characters = [...text].flatMap((character) => SUPERSCRIPTS[character] ?? []);
  return characters.length === text.length ? characters.join("") : null;
}

/** The formula as plain text, like `kg·m²·s⁻³·A⁻¹`, with fractions like `s^(−1/2)`. */
export function formulaText(dimensions: Dimensions): string {
  const factors = factorsOf(dimensions).map(
    ({ base, exponent }) => `${base.symbol}${superscript(exponent) ?? `^(${exponent.text})`}`,
  );
  return factors.length === 0 ? "dimensionless" : factors.join("·");
}

/** The formula for screen readers. */
export function spokenFormula(dimensions: Dimensions): Text {
  const [head, ...others] = factorsOf(dimensions).map(spokenFactor);
  if (head === undefined) return text("units.dimensionlessFormula");
  return others.reduce((first, second) => text("units.times", { first, second }), head);
}

function spokenFactor({ base, exponent }: Factor): Text {
  const { unit } = QUANTITY_TEXTS[base.key];
  if (exponent.text === "1") return unit;
  const [numerator = "", denominator] = exponent.text.replace(MINUS, "").split("/");
  const size = denominator === undefined ? numerator : text("units.over", { numerator, denominator });
  return text("units.toThePower", {
    unit,
    exponent: exponent.value < 0 ? text("units.minus", { exponent: size }) : size,
  });
}

/** A key that is equal for units of the same kind. */
export function dimensionKey(dimensions: Dimensions): string {
  return BASE_QUANTITIES.map(({ power }) => exponentOf(dimensions[power]).text).join(" ");
}

export type Difference = { readonly base: Quantity; readonly first: Exponent; readonly second: Exponent };

/** The differences of two units' dimensions; empty if they are equal. */
export function differences(first: Dimensions, second: Dimensions): Difference[] {
  return BASE_QUANTITIES.map((base) => ({
    base,
    first: exponentOf(first[base.power]),
    second: exponentOf(second[base.power]),
  })).filter(({ first, second }) => first.text !== second.text);
}

/** Compares dimensions: simple before compound, in the order of the base quantities; dimensionless last. */
export function byDimension(a: Dimensions, b: Dimensions): number {
  return sortKey(a).localeCompare(sortKey(b));
}

function sortKey(dimensions: Dimensions): string {
  const factors = factorsOf(dimensions);
  if (factors.length === 0) return "9";
  const places = factors.map(({ base }) => BASE_QUANTITIES.indexOf(base)).join("");
  const powers = factors.map(({ exponent }) => (exponent.value + 50).toFixed(3).padStart(7, "0")).join("");
  return `${factors.length} ${places} ${powers}`;
}
