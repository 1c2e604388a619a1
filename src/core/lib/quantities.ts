/**
 * The seven base quantities of the International System of Units, in its order: their exponents in a catalogue (`key`) and in the interface
 * (`power`, 2.7), and their base units.
 */
export const QUANTITIES = [
  { key: "length", power: "lengthPower", name: "Length", unit: "metre", symbol: "m" },
  { key: "mass", power: "massPower", name: "Mass", unit: "kilogram", symbol: "kg" },
  { key: "time", power: "timePower", name: "Time", unit: "second", symbol: "s" },
  {
    key: "electricCurrent",
    power: "electricCurrentPower",
    name: "Electric current",
    unit: "ampere",
    symbol: "A",
  },
  { key: "temperature", power: "temperaturePower", name: "Temperature", unit: "kelvin", symbol: "K" },
  {
    key: "amountOfSubstance",
    power: "amountOfSubstancePower",
    name: "Amount of substance",
    unit: "mole",
    symbol: "mol",
  },
  {
    key: "luminousIntensity",
    power: "luminousIntensityPower",
    name: "Luminous intensity",
    unit: "candela",
    symbol: "cd",
  },
] as const;

export type Quantity = (typeof QUANTITIES)[number];
