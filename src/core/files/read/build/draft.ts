import {
  type ClassificationEntry,
  type CodeEntry,
  type ConceptEntry,
  noConcepts,
  type ProjectEntry,
  type PropertyEntry,
  type PropertyTagEntry,
  type TemplateEntry,
  type UnitEntry,
} from "#core/catalogue/catalogue-model.ts";
import type { Where } from "../report/notes.ts";

/** Texts by culture, while reading. */
export type DraftTexts = Record<string, string>;

/**
 * A concept as in the file: its key may be a duplicate, its name may be missing, and its references may be dangling. `finishCatalogue`
 * fixes that.
 */
type Draft<T extends ConceptEntry> = Omit<T, "defaultName" | "names"> & {
  readonly where: Where;
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

/** The result of a reader. */
export type DraftCatalogue = {
  readonly name: string;
  /** The identity of the catalogue: missing GUIDs are derived from it, and are stable as long as it is. */
  readonly identity: string;
  /** The culture of default names if there are none in English. */
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

/** An empty draft. */
export function emptyDraft(name: string, identity: string): DraftCatalogue {
  return { name, identity, ...noConcepts() };
}
