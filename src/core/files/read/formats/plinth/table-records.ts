import { type Exponents, toExponents } from "#core/catalogue/catalogue-model.ts";
import { QUANTITIES } from "#core/lib/quantities.ts";
import { text as sentence } from "#core/text/messages/text.ts";
import { conceptHeaders, type Kind, UNIT_HEADERS } from "../../../column-headers.ts";
import type { ReadContext } from "../../build/context.ts";
import type { DraftTexts } from "../../build/draft.ts";
import { namedCulture } from "../../decode/cultures.ts";
import type { LocatedRow } from "../table/rows.ts";
import type { ConceptRecord } from "./records.ts";
import { textsByCulture, type UnitRecord } from "./units.ts";

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
      const own = namedCulture(/\(([^()]+)\)\s*$/.exec(header)?.[1] ?? "");
      return own === undefined ? [] : [[header.trim(), own] as const];
    });
    this.#culture = culture;
    this.#context = context;
  }

  text({ cells, where }: LocatedRow, header: string): string | undefined {
    this.#read.add(header);
    return this.#context.text(cells[this.#columns.get(header) ?? -1], where);
  }

  /** The columns that were not read. */
  unread(): { header: string; column: number }[] {
    return [...this.#columns].flatMap(([header, column]) =>
      this.#read.has(header) ? [] : [{ header, column }],
    );
  }

  integer(row: LocatedRow, header: string): number | undefined {
    const text = this.text(row, header) ?? "";
    return /^-?\d{1,10}$/.test(text) ? Number(text) : undefined;
  }

  /** The concept of a row: the only one (null), or that of a kind, as in `Property`, `Default property`, `Property GUID`. */
  concept(row: LocatedRow, kind: Kind | null): ConceptRecord {
    const headers = conceptHeaders(kind);
    const names: DraftTexts = {};
    for (const [own, culture] of this.#cultures) {
      const text = own.startsWith(`${headers.name} (`) ? this.text(row, own) : undefined;
      if (text !== undefined) names[culture] = text;
    }
    const alone = this.text(row, headers.name);
    if (alone !== undefined && typeof this.#culture === "string") names[this.#culture] = alone;
    return {
      where: row.where,
      names,
      defaultName: this.text(row, headers.defaultName),
      guid: this.text(row, headers.guid),
      versionGuid: this.text(row, headers.versionGuid),
    };
  }

  /** A unit from its rows, one per language. */
  unit(rows: readonly [LocatedRow, ...LocatedRow[]]): UnitRecord {
    const [first] = rows;
    const headers = { ...conceptHeaders(null), ...UNIT_HEADERS };
    const [major = 1, minor = 0] = (this.text(first, headers.version) ?? "1.0").split(".").map(Number);
    return {
      where: first.where,
      version: { major, minor },
      exponents: this.#exponents(first),
      text: (field) => this.text(first, headers[field]),
      translations: (field) => {
        const found = rows.map((row) => ({
          text: this.text(row, headers[field]),
          languageCode: this.text(row, headers.languageCode),
          where: row.where,
        }));
        return textsByCulture(found, this.#context.notes);
      },
    };
  }

  #exponents(row: LocatedRow): Exponents | undefined {
    const powers = QUANTITIES.map(({ name: header }) => ({ header, power: this.text(row, header) }));
    if (powers.every(({ power }) => power === undefined)) return undefined;
    return toExponents(
      powers.map(({ header, power }) => {
        const exponent = Number(power?.replace(",", ".") ?? 0);
        if (Number.isFinite(exponent)) return exponent;
        this.#context.notes.leftOut(row.where, sentence("tableReader.notNumber", { header }));
        return 0;
      }),
    );
  }
}
