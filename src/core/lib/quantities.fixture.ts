/** All exponents 0. */
export const DIMENSIONLESS = {
  lengthPower: 0,
  timePower: 0,
  massPower: 0,
  temperaturePower: 0,
  amountOfSubstancePower: 0,
  electricCurrentPower: 0,
  luminousIntensityPower: 0,
};
