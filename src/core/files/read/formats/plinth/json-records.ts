import { type Exponents, toExponents } from "#core/catalogue/catalogue-model.ts";
import { isObject } from "#core/lib/json.ts";
import { QUANTITIES } from "#core/lib/quantities.ts";
import { text as sentence } from "#core/text/messages/text.ts";
import type { ReadContext } from "../../build/context.ts";
import type { DraftTexts } from "../../build/draft.ts";
import { namedCulture } from "../../decode/cultures.ts";
import type { Where } from "../../report/notes.ts";
import { integerIn, type JsonObject, notedObjectsIn } from "../json/values.ts";
import type { ConceptRecord } from "./records.ts";
import { textsByCulture, type UnitRecord } from "./units.ts";

/** Converts objects of a JSON file to records. */
export class JsonRecords {
  readonly #culture: string | null | undefined;
  readonly #context: ReadContext;
  #lost = 0;

  /** @param culture of the members `name`: null for the default culture, undefined if unknown */
  constructor(culture: string | null | undefined, context: ReadContext) {
    this.#culture = culture;
    this.#context = context;
  }

  concept(item: JsonObject, where: Where): ConceptRecord {
    return {
      where,
      names: this.texts(item, "names", "name", "defaultName", where),
      defaultName: this.defaultText(item, "name", "defaultName", where),
      guid: this.text(item["guid"], where),
      versionGuid: this.text(item["versionGuid"], where),
    };
  }

  /** The concepts in an array member. */
  concepts(item: JsonObject, member: string, where: string): ConceptRecord[] {
    const path = where === "" ? member : `${where}.${member}`;
    return notedObjectsIn(item[member], path, this.#context.notes).map(({ item: one, index }) =>
      this.concept(one, `${path}[${index}]`),
    );
  }

  /** Texts by culture, or a single one in the culture of the file name. */
  texts(item: JsonObject, several: string, one: string, byDefault: string, where: Where): DraftTexts {
    const texts: DraftTexts = {};
    const named = item[several];
    if (isObject(named)) {
      for (const [name, value] of Object.entries(named)) {
        const culture = namedCulture(name);
        const text = this.text(value, where);
        if (culture !== undefined && text !== undefined) texts[culture] = text;
        else if (text !== undefined)
          this.#context.notes.leftOut(
            typeof where === "string" ? `${where}.${several}` : several,
            sentence("jsonReader.notLanguageTag", { tag: name }),
          );
      }
    }
    const alone = this.text(item[one], where);
    if (alone !== undefined && typeof this.#culture === "string") texts[this.#culture] = alone;
    const isOther = item[byDefault] != null && item[byDefault] !== alone;
    if (alone !== undefined && this.#culture === undefined && isOther) this.#lost += 1;
    return texts;
  }

  /** The default text; without one, the single text if nothing tells its culture. */
  defaultText(item: JsonObject, one: string, byDefault: string, where: Where): string | undefined {
    const isOnly = item[byDefault] == null && this.#culture === undefined;
    return this.text(item[isOnly ? one : byDefault], where);
  }

  text(value: unknown, where: Where): string | undefined {
    return this.#context.text(value, where);
  }

  unit(item: JsonObject, where: string): UnitRecord {
    const { notes } = this.#context;
    return {
      where,
      version: { major: integerIn(item["majorVersion"]) ?? 1, minor: integerIn(item["minorVersion"]) ?? 0 },
      exponents: this.#exponents(item["dimensions"], `${where}.dimensions`),
      text: (member) => this.text(item[member], where),
      translations: (member) => {
        const found = notedObjectsIn(item[member], `${where}.${member}`, notes).map(({ item: one }) => ({
          text: this.text(one["text"], where),
          languageCode: one["languageCode"],
          where,
        }));
        return textsByCulture(found, notes);
      },
    };
  }

  #exponents(dimensions: unknown, where: string): Exponents | undefined {
    if (!isObject(dimensions)) return undefined;
    return toExponents(
      QUANTITIES.map(({ power }) => {
        const value = dimensions[power] ?? 0;
        // Exponents may be fractions.
        const exponent = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
        if (typeof exponent === "number" && Number.isFinite(exponent)) return exponent;
        this.#context.notes.leftOut(`${where}.${power}`, sentence("jsonReader.notNumber"));
        return 0;
      }),
    );
  }

  /** Reports the number of names dropped because their culture is unknown. */
  reportLost(): void {
    if (this.#lost > 0)
      this.#context.notes.leftOut("name", sentence("jsonReader.namesWithoutCulture", { count: this.#lost }));
  }
}
