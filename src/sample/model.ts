import type { Row } from "./tsv.ts";

/** What a concept can be. The kind is part of what its GUIDs are made from. */
export type Kind =
  | "classification"
  | "code"
  | "construction-object"
  | "document"
  | "property"
  | "property-tag"
  | "template"
  | "unit"
  | "value";

export type Version = { readonly guid: string; readonly major: number; readonly minor: number };

export type Concept = {
  readonly kind: Kind;
  readonly key: string;
  readonly guid: string;
  /** Oldest first; never empty. */
  readonly versions: readonly Version[];
  readonly latest: Version;
  /** The concept's line of its table, with the texts by language. */
  readonly row: Row;
};

export type Classification = Concept & {
  /** Of every level, in the order of their numbers. */
  readonly codes: readonly Code[];
};

export type Code = Concept & {
  readonly classification: string;
  readonly number: string;
  /** The parent's number; null at the first level. */
  readonly parent: string | null;
  /** In the order of their numbers. Filled while the catalogue is built. */
  readonly children: Code[];
};

export type Property = Concept & {
  readonly document: Concept | null;
  /** Those of its enumeration. */
  readonly values: readonly Concept[];
};

export type PropertyTag = Concept & { readonly properties: readonly Property[] };

export type Template = Concept & {
  readonly codes: readonly Code[];
  readonly properties: readonly Property[];
  readonly documents: readonly Concept[];
};

export type Loi = {
  /** Unique among those of its product type in all projects. */
  readonly key: string;
  readonly loiId: string;
  readonly stageId: number;
  /** Null where nobody in particular has to deliver it. */
  readonly roleId: number | null;
};

export type Requirements = { readonly productType: Concept; readonly lois: readonly Loi[] };

export type Project = {
  readonly id: number;
  readonly name: string;
  /** In the order of their product types' names. */
  readonly requirements: readonly Requirements[];
};

/** All concepts of a kind: in the order of lists, and by the GUID of any version. */
export type Collection<T extends Concept> = {
  readonly all: readonly T[];
  readonly byKey: ReadonlyMap<string, T>;
  readonly byVersion: ReadonlyMap<string, T>;
};

export type Catalogue = {
  readonly classifications: Collection<Classification>;
  readonly codes: Collection<Code>;
  readonly constructionObjects: Collection<Concept>;
  readonly documents: Collection<Concept>;
  readonly properties: Collection<Property>;
  readonly propertyTags: Collection<PropertyTag>;
  readonly templates: Collection<Template>;
  readonly units: Collection<Concept>;
  readonly values: Collection<Concept>;
  readonly projects: ReadonlyMap<number, Project>;
  /** What is wrong with the tables: references to nothing, keys used twice. Empty, or a test fails. */
  readonly mistakes: readonly string[];
};
