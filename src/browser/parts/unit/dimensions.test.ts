import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DIMENSIONLESS } from "#core/lib/quantities.fixture.ts";
import { englishText } from "#core/text/messages/english.ts";
import {
  byDimension,
  differences,
  dimensionKey,
  exponentOf,
  factorsOf,
  formulaText,
  spokenFormula,
} from "./dimensions.ts";

const VOLT = { ...DIMENSIONLESS, massPower: 1, lengthPower: 2, timePower: -3, electricCurrentPower: -1 };

describe("exponentOf", () => {
  it.each([
    [2, "2"],
    [-3, "−3"],
    [0, "0"],
    [-0, "0"],
    [1e-9, "0"],
    [0.5, "1/2"],
    [-0.5, "−1/2"],
    [1.5, "3/2"],
    [0.333333, "1/3"],
    [-2 / 3, "−2/3"],
    [0.1234, "0.1234"],
    [-0.1234, "−0.1234"],
    [12, "12"],
  ])("writes %d as %s", (power, text) => {
    expect(exponentOf(power).text).toBe(text);
  });

  it("keeps the value", () => {
    fc.assert(
      fc.property(fc.double({ min: -20, max: 20, noNaN: true }), (power) => {
        expect(Math.abs(exponentOf(power).value - power)).toBeLessThan(1e-6);
      }),
    );
  });
});

describe("a formula", () => {
  it("sets whole exponents in superscript characters", () => {
    expect(formulaText(VOLT)).toBe("kg·m²·s⁻³·A⁻¹");
    expect(formulaText({ ...DIMENSIONLESS, lengthPower: -12 })).toBe("m⁻¹²");
  });

  it("writes exponents without superscript characters in parentheses", () => {
    expect(formulaText({ ...DIMENSIONLESS, lengthPower: 1e21 })).toBe("m^(1e+21)");
  });

  it("writes fractions unambiguously", () => {
    expect(formulaText({ ...DIMENSIONLESS, massPower: 1, timePower: -0.5 })).toBe("kg·s^(−1/2)");
  });

  it("is 'dimensionless' without exponents", () => {
    expect(formulaText(DIMENSIONLESS)).toBe("dimensionless");
    expect(englishText(spokenFormula(DIMENSIONLESS))).toBe("dimensionless");
    expect(factorsOf({ ...DIMENSIONLESS, massPower: -0 })).toEqual([]);
  });

  it("has a spoken form", () => {
    expect(englishText(spokenFormula({ ...VOLT, timePower: -1.5 }))).toBe(
      "kilogram times metre to the power of 2 times second to the power of minus 3 over 2 times ampere to the power of minus 1",
    );
  });
});

describe("comparing", () => {
  it("finds the differing exponents", () => {
    const found = differences(VOLT, { ...VOLT, electricCurrentPower: -2, temperaturePower: 0.5 });
    expect(found.map(({ base, first, second }) => [base.name, first.text, second.text])).toEqual([
      ["Electric current", "−1", "−2"],
      ["Temperature", "0", "1/2"],
    ]);
    expect(differences(VOLT, { ...VOLT })).toEqual([]);
  });

  it("treats rounded exponents as equal", () => {
    const third = { ...DIMENSIONLESS, lengthPower: 1 / 3, massPower: -0 };
    const rounded = { ...DIMENSIONLESS, lengthPower: 0.333333 };
    expect(differences(third, rounded)).toEqual([]);
    expect(dimensionKey(third)).toBe(dimensionKey(rounded));
  });

  it("sorts simple dimensions first, and missing ones last", () => {
    const area = { ...DIMENSIONLESS, lengthPower: 2 };
    const length = { ...DIMENSIONLESS, lengthPower: 1 };
    const mass = { ...DIMENSIONLESS, massPower: 1 };
    expect([DIMENSIONLESS, VOLT, area, length, mass].toSorted(byDimension)).toEqual([
      mass,
      length,
      area,
      VOLT,
      DIMENSIONLESS,
    ]);
  });
});
