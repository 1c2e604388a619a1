import { onDemand } from "#core/lib/on-demand.ts";
import { DEFAULT_LANGUAGE, SAMPLE_CULTURES } from "#core/text/culture.ts";
import { compareNames, sortByNumber } from "#core/text/natural-order.ts";
import type {
  CatalogueModel,
  ClassificationEntry,
  CodeEntry,
  ConceptEntry,
  ProjectEntry,
  PropertyEntry,
  PropertyTagEntry,
  TemplateEntry,
  UnitEntry,
} from "../catalogue-model.ts";
import { NAMESPACE } from "../service/guids.ts";
import type { Part } from "../service/source.ts";
import { conceptEntry, projectEntries, type SeedLine, unitEntry } from "./seed-entries.ts";
import { list, parseTsv } from "./tsv.ts";

/** The tables of each part of the catalogue. */
export const TABLES: Readonly<Record<Part, readonly string[]>> = {
  classifications: ["classifications"],
  codes: [
    "classifications",
    "codes/building-elements",
    "codes/construction-products",
    "codes/spaces",
    "codes/works",
  ],
  constructionObjects: ["construction-objects"],
  documents: ["documents"],
  projects: ["projects", "requirements"],
  properties: ["properties"],
  propertyTags: ["property-tags"],
  templates: ["templates"],
  units: ["units"],
  values: ["values"],
};

/** The kind of texts in a column, by the suffix after its language. */
const TEXT_COLUMNS = [
  ["names", ""],
  ["definitions", ":definition"],
  ["userDefinitions", ":user-definition"],
  ["examples", ":example"],
] as const;

/** Reads the part of a table in a language, as split by `languagePart`. */
export type ReadTable = (table: string, language: string) => Promise<string>;

/**
 * The sample's tables as a catalogue model. Accessing a part that is not loaded throws: each operation loads the parts
 * that it needs.
 */
export class SeedModel implements CatalogueModel {
  readonly name = "Sample catalogue";
  readonly namespace = NAMESPACE;
  readonly cultures = SAMPLE_CULTURES;
  readonly #read: ReadTable;
  readonly #loading = new Map<string, Promise<void>>();
  readonly #lines = new Map<string, readonly SeedLine[]>();

  constructor(read: ReadTable) {
    this.#read = read;
  }

  /** Loads parts, and their texts in those cultures that the sample has; loaded parts are skipped. */
  async load(parts: readonly Part[], cultures: readonly string[]): Promise<void> {
    const languages = new Set([
      DEFAULT_LANGUAGE,
      ...cultures.filter((culture) => SAMPLE_CULTURES.includes(culture)),
    ]);
    const tables = new Set(parts.flatMap((part) => TABLES[part]));
    await Promise.all(
      [...tables].flatMap((table) => [...languages].map(async (language) => this.#loadOnce(table, language))),
    );
  }

  isLoaded(part: Part): boolean {
    return TABLES[part].every((table) => this.#lines.has(table));
  }

  async #loadOnce(table: string, language: string): Promise<void> {
    const key = `${table} ${language}`;
    const loading = this.#loading.get(key) ?? this.#load(table, language);
    this.#loading.set(key, loading);
    try {
      await loading;
    } catch (error) {
      // The next call tries again.
      this.#loading.delete(key);
      throw error;
    }
  }

  async #load(table: string, language: string): Promise<void> {
    const isBase = language === DEFAULT_LANGUAGE;
    const [text] = await Promise.all([
      this.#read(table, language),
      isBase ? null : this.#loadOnce(table, DEFAULT_LANGUAGE),
    ]);
    const rows = parseTsv(text);
    if (isBase) {
      const lines = rows.map((row) => ({
        row,
        names: {},
        definitions: {},
        userDefinitions: {},
        examples: {},
      }));
      this.#lines.set(table, lines);
    }
    for (const [index, line] of this.#of(table).entries()) {
      for (const [field, column] of TEXT_COLUMNS) {
        const found = rows[index]?.get(`${language}${column}`);
        if (found !== undefined) line[field][language] = found;
      }
    }
  }

  #of(table: string): readonly SeedLine[] {
    const lines = this.#lines.get(table);
    if (lines === undefined) throw new Error(`The table ${table} has not been loaded.`);
    return lines;
  }

  get classifications(): ClassificationEntry[] {
    const codesOf = (key: string): CodeEntry[] => this.#codes(key);
    return this.#of("classifications").map((line) => {
      const entry = conceptEntry(line);
      return {
        ...entry,
        get codes() {
          return codesOf(entry.key);
        },
      };
    });
  }

  #codes(classification: string): CodeEntry[] {
    const codes = this.#of(`codes/${classification}`).map((line) => {
      const { row, definitions } = line;
      const number = row.get("number") ?? "";
      const parent = row.get("parent");
      return {
        ...conceptEntry(line, `${classification}/${number}`),
        number,
        definitions,
        ...(parent === undefined ? {} : { parent: `${classification}/${parent}` }),
        ...(DEFAULT_LANGUAGE in definitions ? { defaultDefinition: definitions[DEFAULT_LANGUAGE] } : {}),
      };
    });
    return sortByNumber(codes, ({ number }) => number);
  }

  get constructionObjects(): ConceptEntry[] {
    return this.#of("construction-objects").map((line) => conceptEntry(line));
  }

  get documents(): ConceptEntry[] {
    return this.#of("documents").map((line) => conceptEntry(line));
  }

  get properties(): PropertyEntry[] {
    const enumerations = onDemand(() => Map.groupBy(this.values, ({ key }) => key.split("/")[0] ?? ""));
    return this.#of("properties").map((line) => {
      const enumeration = line.row.get("enumeration") ?? "";
      const [document] = list(line.row, "document");
      return {
        ...conceptEntry(line),
        ...(document === undefined ? {} : { document }),
        get values() {
          return (enumerations().get(enumeration) ?? []).map(({ key }) => key);
        },
      };
    });
  }

  get propertyTags(): PropertyTagEntry[] {
    return this.#of("property-tags").map((line) => ({
      ...conceptEntry(line),
      properties: list(line.row, "properties"),
    }));
  }

  get templates(): TemplateEntry[] {
    return this.#of("templates").map((line) => ({
      ...conceptEntry(line),
      // `classification:number`, where `+` stands for a space in the number.
      codes: list(line.row, "codes").map((code) => code.replace(":", "/").replaceAll("+", " ")),
      properties: list(line.row, "properties"),
      documents: list(line.row, "documents"),
    }));
  }

  get units(): UnitEntry[] {
    return this.#of("units").map((line) => unitEntry(line));
  }

  /** Sorted by name, which is also the order of an enumeration's values. */
  get values(): ConceptEntry[] {
    return this.#of("values")
      .map((line) => conceptEntry(line, `${line.row.get("enumeration") ?? ""}/${line.row.get("key") ?? ""}`))
      .toSorted((a, b) => compareNames(a.defaultName, b.defaultName));
  }

  get projects(): ProjectEntry[] {
    return projectEntries(this.#of("projects"), this.#of("requirements"));
  }
}
