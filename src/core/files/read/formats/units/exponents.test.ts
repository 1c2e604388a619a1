import { expect, test } from "vitest";
import { exponentsOf } from "./exponents.ts";

/** In the order of metre, kilogram, second, ampere, kelvin, mole and candela. */
test.each([
  ["m", [1, 0, 0, 0, 0, 0, 0]],
  ["mm²", [2, 0, 0, 0, 0, 0, 0]],
  ["m3", [3, 0, 0, 0, 0, 0, 0]],
  ["m^2", [2, 0, 0, 0, 0, 0, 0]],
  ["kg/m³", [-3, 1, 0, 0, 0, 0, 0]],
  ["W/(m²·K)", [0, 1, -3, 0, -1, 0, 0]],
  ["m²·K/W", [0, -1, 3, 0, 1, 0, 0]],
  ["kg·s⁻²", [0, 1, -2, 0, 0, 0, 0]],
  ["m·s-1", [1, 0, -1, 0, 0, 0, 0]],
  ["MPa·√m", [-0.5, 1, -2, 0, 0, 0, 0]],
  ["kWh/(m²·a)", [0, 1, -3, 0, 0, 0, 0]],
  ["1/K", [0, 0, 0, 0, -1, 0, 0]],
  ["kNm", [2, 1, -2, 0, 0, 0, 0]],
  ["%", [0, 0, 0, 0, 0, 0, 0]],
  ["mol/l", [-3, 0, 0, 0, 0, 1, 0]],
  ["µF", [-2, -1, 4, 2, 0, 0, 0]],
  ["lx", [-2, 0, 0, 0, 0, 0, 1]],
  ["D55", [0, 1, -3, 0, -1, 0, 0]],
  ["MTK", [2, 0, 0, 0, 0, 0, 0]],
  ["C62", [0, 0, 0, 0, 0, 0, 0]],
])("%s has certain exponents", (unit, expected) => {
  expect(Object.values(exponentsOf(unit) ?? {})).toEqual(expected);
});

test.each([
  "",
  "a",
  "pH",
  "J/kg·K",
  "kW/gal/min",
  "Nm³",
  "EUR",
  "KGS",
  "kg CO₂ eq",
  "constructor",
  "m/",
  "(m",
  "²",
])("'%s' is unknown, or can be read in two ways", (unit) => {
  expect(exponentsOf(unit)).toBeUndefined();
});
