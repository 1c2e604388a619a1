import type { Dimensions } from "#api/resources/units.ts";

/** All exponents 0. */
export const DIMENSIONLESS: Dimensions = {
  lengthPower: 0,
  timePower: 0,
  massPower: 0,
  temperaturePower: 0,
  amountOfSubstancePower: 0,
  electricCurrentPower: 0,
  luminousIntensityPower: 0,
};
