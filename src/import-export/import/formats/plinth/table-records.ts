import { QUANTITIES } from "#lib/quantities.ts";
import { type Exponents, toExponents } from "../../../model/catalogue-model.ts";
import type { ReadContext } from "../../build/context.ts";
import { cultureOf } from "../../decode/cultures.ts";
import type { DraftTexts } from "../../build/draft.ts";
import type { PlacedRow } from "../table/rows.ts";
import type { ConceptRecord } from "./records.ts";
import { textsByCulture, type UnitRecord } from "./units.ts";

const EXPONENT_HEADERS = QUANTITIES.map(({ name }) => name);

/** Converts rows of Plinth's own tables to records, by their headers. */
export class TableRecords {
  readonly #columns = new Map<string, number>();
  readonly #read = new Set<string>();
  readonly #cultures: readonly (readonly [header: string, culture: string])[];
  readonly #culture: string | null | undefined;
  readonly #context: ReadContext;

  /** @param culture of names without one in their header: null for the default culture, undefined if unknown */
  constructor(headers: readonly string[], culture: string | null | undefined, context: ReadContext) {
    for (const [at, header] of headers.entries())
      if (!this.#columns.has(header.trim())) this.#columns.set(header.trim(), at);
    this.#cultures = headers.flatMap((header) => {
      const own = cultureOf(/\(([^()]+)\)\s*$/.exec(header)?.[1] ?? "");
      return own === undefined ? [] : [[header.trim(), own] as const];
    });
    this.#culture = culture;
    this.#context = context;
  }

  text({ cells, where }: PlacedRow, header: string): string | undefined {
    this.#read.add(header);
    return this.#context.text(cells[this.#columns.get(header) ?? -1], where);
  }

  /** The columns whose cells were not asked for. */
  unread(): { header: string; column: number }[] {
    return [...this.#columns].flatMap(([header, column]) =>
      this.#read.has(header) ? [] : [{ header, column }],
    );
  }

  integer(row: PlacedRow, header: string): number | undefined {
    const text = this.text(row, header) ?? "";
    return /^-?\d{1,10}$/.test(text) ? Number(text) : undefined;
  }

  /** The concept of a row: the only one (null), or that of a kind, as in `Property`, `Default property`, `Property GUID`. */
  concept(row: PlacedRow, kind: string | null): ConceptRecord {
    const header = kind ?? "Name";
    const names: DraftTexts = {};
    for (const [own, culture] of this.#cultures) {
      const text = own.startsWith(`${header} (`) ? this.text(row, own) : undefined;
      if (text !== undefined) names[culture] = text;
    }
    const alone = this.text(row, header);
    if (alone !== undefined && typeof this.#culture === "string") names[this.#culture] = alone;
    return {
      where: row.where,
      names,
      defaultName: this.text(row, kind === null ? "Default name" : `Default ${kind.toLowerCase()}`),
      guid: this.text(row, kind === null ? "GUID" : `${kind} GUID`),
      versionGuid: this.text(row, kind === null ? "Version GUID" : `${kind} version GUID`),
    };
  }

  /** A unit from its rows, one per language. */
  unit(rows: readonly [PlacedRow, ...PlacedRow[]]): UnitRecord {
    const [first] = rows;
    const texts = (header: string): DraftTexts => {
      const found = rows.map((row) => ({
        text: this.text(row, header),
        languageCode: this.text(row, "Language code"),
        where: row.where,
      }));
      return textsByCulture(found, this.#context.notes);
    };
    const [major = 1, minor = 0] = (this.text(first, "Version") ?? "1.0").split(".").map(Number);
    return {
      where: first.where,
      guid: this.text(first, "GUID"),
      versionGuid: this.text(first, "Version GUID"),
      major,
      minor,
      createdOn: this.text(first, "Created on"),
      createdBy: this.text(first, "Created by"),
      changedOn: this.text(first, "Changed on"),
      exponents: this.#exponents(first),
      fullNames: texts("Full name"),
      shortNames: texts("Short name"),
      technicalDefinitions: texts("Technical definition"),
      userDefinitions: texts("User definition"),
      examples: texts("Example"),
    };
  }

  #exponents(row: PlacedRow): Exponents | undefined {
    const powers = EXPONENT_HEADERS.map((header) => this.text(row, header));
    return powers.every((power) => power === undefined)
      ? undefined
      : toExponents(
          powers.map((power, at) => {
            const exponent = Number(power?.replace(",", ".") ?? 0);
            if (Number.isFinite(exponent)) return exponent;
            this.#context.notes.leftOut(
              row.where,
              `'${EXPONENT_HEADERS[at]}' is not a number; the exponent is read as 0.`,
            );
            return 0;
          }),
        );
  }
}
