/**
 * A catalogue as plain data: what a file says, what the sample is made of, and what the embedded service answers from. It can be
 * cloned and stored as it is. Everything refers to everything else by key; a reader leaves out references that lead nowhere.
 */

/** Texts by culture, in the spelling of `CatalogueModel.cultures`. */
export type Texts = Readonly<Record<string, string>>;

export type VersionEntry = {
  readonly major: number;
  readonly minor: number;
  /** Derived from the concept's GUID and the numbers where the source has none. */
  readonly guid?: string;
  /** When the version was made, as an ISO 8601 date-time. */
  readonly date?: string;
};

export type ConceptEntry = {
  /** Unique among those of its kind. */
  readonly key: string;
  /** Where the source has none, it is the UUID v5 of the IRI, else of the catalogue's namespace, the kind and the key. */
  readonly guid?: string;
  readonly iri?: string;
  /** Oldest first; version 1.0 where there are none. */
  readonly versions?: readonly VersionEntry[];
  /** In International English if the source has that, else in whatever the source gives first; never empty. */
  readonly defaultName: string;
  readonly names: Texts;
};

export type CodeEntry = ConceptEntry & {
  readonly number?: string;
  /** The key of the code above it, which is of the same classification; none at the first level. */
  readonly parent?: string;
  /** In the language of the default name. */
  readonly defaultDefinition?: string;
  readonly definitions?: Texts;
};

export type ClassificationEntry = ConceptEntry & {
  /** Of every level, in the order of lists. Their keys are unique in the whole catalogue. */
  readonly codes: readonly CodeEntry[];
};

export type PropertyEntry = ConceptEntry & {
  /** The key of the document it refers to. */
  readonly document?: string;
  /** The keys of its values, in the order of lists. */
  readonly values?: readonly string[];
};

export type PropertyTagEntry = ConceptEntry & { readonly properties: readonly string[] };

export type TemplateEntry = ConceptEntry & {
  readonly codes: readonly string[];
  readonly properties: readonly string[];
  readonly documents: readonly string[];
  /** By the key of a property the keys of the values that it has in this template, where they are not its own. */
  readonly propertyValues?: Readonly<Record<string, readonly string[]>>;
};

/** The exponents of the seven base quantities. */
export type Exponents = {
  readonly length: number;
  readonly time: number;
  readonly mass: number;
  readonly temperature: number;
  readonly amountOfSubstance: number;
  readonly electricCurrent: number;
  readonly luminousIntensity: number;
};

/** Exponents from their numbers in the order of the interface (2.7); 0 where there is none. */
export function toExponents([
  length = 0,
  time = 0,
  mass = 0,
  temperature = 0,
  amountOfSubstance = 0,
  electricCurrent = 0,
  luminousIntensity = 0,
]: readonly (number | undefined)[]): Exponents {
  return { length, time, mass, temperature, amountOfSubstance, electricCurrent, luminousIntensity };
}

export type UnitEntry = ConceptEntry & {
  readonly shortNames?: Texts;
  readonly definitions?: Texts;
  readonly userDefinitions?: Texts;
  readonly examples?: Texts;
  /** As an ISO 8601 date-time; the date of the first version where there is none. */
  readonly createdOn?: string;
  readonly createdBy?: string;
  readonly exponents?: Exponents;
};

export type LoiEntry = {
  /** Unique among those of its product type in all projects; its GUID is derived from it where it has none. */
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
  readonly name: string;
  readonly requirements: readonly RequirementsEntry[];
};

export type CatalogueModel = {
  /** What people call it; for a file the name of what is in it, else the file's. */
  readonly name: string;
  /** A UUID that stays the same from reading to reading; GUIDs that the source lacks are derived from it. */
  readonly namespace: string;
  /** All cultures that any text is in. */
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
