import { type Exponents, toExponents } from "#core/catalogue/catalogue-model.ts";
import { defined } from "#core/lib/defined.ts";
import { text } from "#core/text/messages/text.ts";
import type { ReadContext } from "../../build/context.ts";
import type { DraftUnit } from "../../build/draft.ts";
import { type JsonObject, stringsIn } from "../json/values.ts";
import { exponentsOf } from "../units/exponents.ts";

/** The exponents in the order of the quantities, as in the member `Dimension`, separated by spaces; each also has a member of its own. */
const DIMENSIONS = [
  "DimensionLength",
  "DimensionMass",
  "DimensionTime",
  "DimensionElectricCurrent",
  "DimensionThermodynamicTemperature",
  "DimensionAmountOfSubstance",
  "DimensionLuminousIntensity",
];

/** The members of a property or class property that concern its units. */
export const UNIT_MEMBERS: readonly string[] = ["Unit", "Units", "Dimension", ...DIMENSIONS];

/** The units of properties, without duplicates. */
export class BsddUnits {
  readonly #units = new Map<string, DraftUnit>();

  get all(): DraftUnit[] {
    return [...this.#units.values()];
  }

  add(item: JsonObject, where: string, context: ReadContext): void {
    const stated = statedExponents(item);
    for (const unit of [...stringsIn(item["Units"]), ...stringsIn(item["Unit"])]) {
      const key = context.text(unit, where);
      if (key === undefined || this.#units.has(key)) continue;
      const usual = exponentsOf(key);
      const exponents = usual ?? stated;
      if (exponents === undefined)
        context.notes.remark(where, text("bsddReader.unknownDimensions", { unit: key }));
      if (usual !== undefined && stated !== undefined && JSON.stringify(usual) !== JSON.stringify(stated))
        context.notes.guessed(where, text("bsddReader.otherDimensions", { unit: key }));
      this.#units.set(key, { key, where, defaultName: key, names: {}, ...defined({ exponents }) });
    }
  }
}

function statedExponents(item: JsonObject): Exponents | undefined {
  const inOne = typeof item["Dimension"] === "string" ? item["Dimension"].trim().split(/\s+/) : [];
  const own = DIMENSIONS.map((member) => item[member] ?? null);
  const powers = own.every((one) => one === null) ? inOne : own.map((one) => one ?? 0);
  if (powers.length !== DIMENSIONS.length || !powers.every((one) => Number.isFinite(Number(one))))
    return undefined;
  return toExponents(powers.map(Number));
}
