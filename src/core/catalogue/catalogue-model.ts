import type { Quantity } from "#core/lib/quantities.ts";

/**
 * A catalogue as plain data: the content of a file or of the sample, from which the embedded service responds. It can be cloned and stored.
 * All references are by key; readers drop dangling ones.
 */

/** Texts by culture, in the spelling of `CatalogueModel.cultures`. */
export type Texts = Readonly<Record<string, string>>;

export type VersionEntry = {
  readonly major: number;
  readonly minor: number;
  /** Derived from the concept's GUID and the numbers if the source has none. */
  readonly guid?: string;
  /** The date of the version, as an ISO 8601 date-time. */
  readonly date?: string;
};

export type ConceptEntry = {
  /** Unique within its kind. */
  readonly key: string;
  /** If the source has none, the UUID v5 of the IRI, else of the catalogue's namespace, the kind and the key. */
  readonly guid?: string;
  readonly iri?: string;
  /** Oldest first; version 1.0 if there are none. */
  readonly versions?: readonly VersionEntry[];
  /** In International English if the source has that, else in the first language of the source; never empty. */
  readonly defaultName: string;
  readonly names: Texts;
};

export type CodeEntry = ConceptEntry & {
  readonly number?: string;
  /** The key of the parent, which is in the same classification; none at the first level. */
  readonly parent?: string;
  /** In the language of the default name. */
  readonly defaultDefinition?: string;
  readonly definitions?: Texts;
  /** Omitted for codes that are in use. */
  readonly isDeprecated?: true;
};

export type ClassificationEntry = ConceptEntry & {
  /** Codes of all levels, in list order. Keys are unique in the whole catalogue. */
  readonly codes: readonly CodeEntry[];
};

export type PropertyEntry = ConceptEntry & {
  /** The key of the document that it refers to. */
  readonly document?: string;
  /** The keys of its values, in list order. */
  readonly values?: readonly string[];
};

export type PropertyTagEntry = ConceptEntry & { readonly properties: readonly string[] };

export type TemplateEntry = ConceptEntry & {
  readonly codes: readonly string[];
  /** The keys of its classifications, besides those of its codes. */
  readonly classifications?: readonly string[];
  readonly properties: readonly string[];
  readonly documents: readonly string[];
  /** For properties whose values differ in this template: the keys of the values by the key of the property. */
  readonly propertyValues?: Readonly<Record<string, readonly string[]>>;
};

/** The exponents of the seven base quantities. */
export type Exponents = Readonly<Record<Quantity["key"], number>>;

/** Exponents in the order of the quantities; missing ones are 0. */
export function toExponents([
  length = 0,
  mass = 0,
  time = 0,
  electricCurrent = 0,
  temperature = 0,
  amountOfSubstance = 0,
  luminousIntensity = 0,
]: readonly (number | undefined)[]): Exponents {
  return { length, mass, time, electricCurrent, temperature, amountOfSubstance, luminousIntensity };
}

export type UnitEntry = ConceptEntry & {
  readonly shortNames?: Texts;
  readonly definitions?: Texts;
  readonly userDefinitions?: Texts;
  readonly examples?: Texts;
  /** As an ISO 8601 date-time; by default the date of the first version. */
  readonly createdOn?: string;
  readonly createdBy?: string;
  readonly exponents?: Exponents;
};

export type LoiEntry = {
  /** Unique within its product type across all projects; the GUID is derived from it if there is none. */
  readonly key: string;
  readonly guid?: string;
  readonly loiId?: string;
  readonly stageId: number;
  readonly roleId?: number;
};

export type RequirementsEntry = {
  /** The key of a construction object, else of a template. */
  readonly productType: string;
  readonly lois: readonly LoiEntry[];
};

export type ProjectEntry = {
  readonly id: number;
  /** Empty if the source has none. */
  readonly name: string;
  readonly requirements: readonly RequirementsEntry[];
};

export type CatalogueModel = {
  /** The display name; for a file the name of its content, else the file name. */
  readonly name: string;
  /** A stable UUID; GUIDs that the source lacks are derived from it. */
  readonly namespace: string;
  /** All cultures of the texts. */
  readonly cultures: readonly string[];
  readonly classifications: readonly ClassificationEntry[];
  readonly constructionObjects: readonly ConceptEntry[];
  readonly documents: readonly ConceptEntry[];
  readonly properties: readonly PropertyEntry[];
  readonly propertyTags: readonly PropertyTagEntry[];
  readonly templates: readonly TemplateEntry[];
  readonly units: readonly UnitEntry[];
  readonly values: readonly ConceptEntry[];
  readonly projects: readonly ProjectEntry[];
};

/** New lists without concepts. */
export function noConcepts() {
  return {
    classifications: [],
    constructionObjects: [],
    documents: [],
    properties: [],
    propertyTags: [],
    templates: [],
    units: [],
    values: [],
    projects: [],
  };
}
