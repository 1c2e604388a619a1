import type {
  ClassificationEntry,
  CodeEntry,
  ConceptEntry,
  ProjectEntry,
  PropertyEntry,
  PropertyTagEntry,
  TemplateEntry,
  UnitEntry,
} from "../catalogue-model.ts";

/** Texts by culture, while they are being read. */
export type DraftTexts = Record<string, string>;

/**
 * A concept as a file has it: its key may be there twice, it may lack a name, and it may refer to anything. `finishCatalogue` puts that in
 * order.
 */
type Draft<T extends ConceptEntry> = Omit<T, "defaultName" | "names"> & {
  /** The place in the file. */
  readonly where: string;
  readonly defaultName?: string;
  readonly names: DraftTexts;
};

export type DraftConcept = Draft<ConceptEntry>;
export type DraftCode = Draft<CodeEntry>;
export type DraftClassification = Draft<Omit<ClassificationEntry, "codes">> & { readonly codes: DraftCode[] };
export type DraftProperty = Draft<PropertyEntry>;
export type DraftPropertyTag = Draft<PropertyTagEntry>;
export type DraftTemplate = Draft<TemplateEntry>;
export type DraftUnit = Draft<UnitEntry>;

/** What a reader makes of a file. */
export type DraftCatalogue = {
  readonly name: string;
  /** What the catalogue is known by: the GUIDs that the file lacks follow from it, and stay while it stays. */
  readonly identity: string;
  /** The culture of the default names where there are none in English. */
  readonly mainCulture?: string;
  readonly classifications: DraftClassification[];
  readonly constructionObjects: DraftConcept[];
  readonly documents: DraftConcept[];
  readonly properties: DraftProperty[];
  readonly propertyTags: DraftPropertyTag[];
  readonly templates: DraftTemplate[];
  readonly units: DraftUnit[];
  readonly values: DraftConcept[];
  readonly projects: ProjectEntry[];
};

/** A draft with nothing in it yet. */
export function emptyDraft(name: string, identity: string): DraftCatalogue {
  return {
    name,
    identity,
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
