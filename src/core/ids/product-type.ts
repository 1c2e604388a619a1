import type { ConceptSummary } from "#core/api/concept-summary.ts";
import type { ExportConcept } from "#core/files/write/concept.ts";
import { givenText } from "#core/text/choose-text.ts";
import type { Cardinality } from "./model.ts";

/** What the interface lacks for a product type; empty texts are not mapped. */
export type ProductTypeMapping = {
  /** The template that the user joined it to, as the key of a concept; empty if a GUID joins them, or without a template. */
  readonly template: string;
  readonly entity: string;
  readonly predefinedType: string;
  /** A classification system and a class number, as models name them. */
  readonly system: string;
  readonly classNumber: string;
  readonly areCodesBelowIncluded: boolean;
};

/** What the interface lacks for a property of a product type; empty texts are not mapped. */
export type PropertyMapping = {
  /** Whether the file has it at all. */
  readonly isIncluded: boolean;
  readonly propertySet: string;
  readonly baseName: string;
  readonly dataType: string;
  readonly cardinality: Cardinality;
  readonly uri: string;
};

/** The confirmed mapping, by the keys of product types, and by the keys of properties within these. */
export type IdsMapping = {
  readonly productTypes: ReadonlyMap<string, ProductTypeMapping>;
  readonly properties: ReadonlyMap<string, ReadonlyMap<string, PropertyMapping>>;
};

/** The keys of the templates that the user chose for product types, by their GUIDs in the requirements. */
export type ChosenTemplates = ReadonlyMap<string, string>;

export function chosenTemplates({ productTypes }: IdsMapping): ChosenTemplates {
  return new Map(
    [...productTypes].flatMap(([key, { template }]): [string, string][] =>
      template === "" ? [] : [[key, template]],
    ),
  );
}

export const NO_MAPPING: IdsMapping = { productTypes: new Map(), properties: new Map() };

/** A requirement for a product type (2.9), with the labels of stage and role; null where there is none. */
export type StageRequirement = {
  readonly stageId: number;
  readonly stage: string | null;
  readonly roleId: number | null;
  readonly role: string | null;
  readonly loiId: string | null;
};

/** A template that product types can be joined to. */
export type IdsTemplate = {
  /** The key of the concept. */
  readonly key: string;
  /** Null if the service sends none, so that its properties cannot be loaded. */
  readonly versionGuid: string | null;
  readonly name: string;
  readonly concept: ConceptSummary;
};

/** A product type with what is known of it. */
export type IdsProductType = {
  /** Under which its mapping is kept: the GUID of the concept that it is, not of a version, where that is known. */
  readonly key: string;
  /** The GUID that names it in the requirements, or that of a template. */
  readonly guid: string;
  readonly name: string;
  /** The template whose properties it has; null if it has none. */
  readonly template: IdsTemplate | null;
  /** Whether the template has its GUID; otherwise it has its name or was chosen, which the user has to confirm. */
  readonly isJoinedByGuid: boolean;
  /** Whether the properties of the template are loaded. */
  readonly isLoaded: boolean;
  readonly properties: readonly ExportConcept[];
  /** None for a template. */
  readonly requirements: readonly StageRequirement[];
};

/** Under which the mapping of a concept is kept. */
export function keyOfConcept({ guid, versionGuid }: ExportConcept["concept"]): string {
  return guid ?? versionGuid ?? "";
}

export function nameOfConcept(entry: ExportConcept): string {
  return givenNameOf(entry) ?? keyOfConcept(entry.concept);
}

/** The name of a concept in the first culture, else the default name; null if it has none. */
export function givenNameOf({ concept, texts }: ExportConcept): string | null {
  return texts[0]?.name ?? givenText(concept.defaultName);
}
