import type { Quantity } from "#core/lib/quantities.ts";
import { text, type Text } from "#core/text/messages/text.ts";

/** The names of the base quantities and of their units on the screen. */
export const QUANTITY_TEXTS: Readonly<Record<Quantity["key"], { readonly name: Text; readonly unit: Text }>> =
  {
    length: { name: text("units.length"), unit: text("units.metre") },
    mass: { name: text("units.mass"), unit: text("units.kilogram") },
    time: { name: text("units.time"), unit: text("units.second") },
    electricCurrent: { name: text("units.electricCurrent"), unit: text("units.ampere") },
    temperature: { name: text("units.temperature"), unit: text("units.kelvin") },
    amountOfSubstance: { name: text("units.amountOfSubstance"), unit: text("units.mole") },
    luminousIntensity: { name: text("units.luminousIntensity"), unit: text("units.candela") },
  };
