import type { ConceptSummary } from "#core/api/concept-summary.ts";
import type { ClassificationCode } from "#core/api/resources/classifications.ts";
import type { RequirementsFilter, RequirementsItem } from "#core/api/resources/requirements.ts";
import type { Unit } from "#core/api/resources/units.ts";
import type { Culture } from "../table.ts";

/** A loaded list: its pages, without duplicate items. */
export type Fetched<T> = {
  readonly items: readonly T[];
  /** Why items are missing: a page failed, or the service announced more than it sent; null if the list is complete. */
  readonly gap: Error | null;
};

/** A list of concepts in a culture. */
type List<Of extends unknown[] = []> = (
  ...args: [...Of, culture: Culture, signal: AbortSignal]
) => Promise<Fetched<ConceptSummary>>;

/** A page of codes (E2) from which a tree was built. */
export type CodePage = {
  /** Identifies the page across cultures. */
  readonly key: string;
  /** Whether it is loaded in this culture. */
  readonly isLoadedIn: (culture: Culture) => boolean;
  /** The same page in another culture. */
  readonly fetch: (culture: Culture, signal: AbortSignal) => Promise<readonly ClassificationCode[]>;
};

/** The codes of one classification, found by any lookup strategy. */
export type CodesSource = {
  /** The culture of the children's texts; undefined if it may be any. */
  readonly culture: Culture | undefined;
  /** Whether all children of a code, or the first level, are loaded. */
  readonly isLoaded: (parent: ClassificationCode | null) => boolean;
  /** All children of a code, or the first level, in the order of the service. */
  readonly childrenOf: (
    parent: ClassificationCode | null,
    signal: AbortSignal,
  ) => Promise<Fetched<ClassificationCode>>;
  /** The pages loaded so far. */
  readonly pages: () => readonly CodePage[];
  /** What the user should know about codes whose parents were derived from class numbers; null if there are none. */
  readonly placedByNumber: () => { readonly sharedNumbers: readonly string[] } | null;
  /** The codes with this class number in a culture, for codes that their page does not contain in that culture. */
  readonly byNumber: (
    classNumber: string,
    culture: Culture,
    signal: AbortSignal,
  ) => Promise<readonly ClassificationCode[]>;
};

/** The kinds of concepts that can be loaded by version GUID alone. */
export type NamedKind = "classification" | "template" | "property" | "document";

/**
 * The data source of exports: the app uses its query cache, a script its own requests. Its errors are shown to the user; it limits itself
 * to four concurrent requests.
 */
export type ExportSource = {
  /** A concept from the lists; null if none contains it, so that its name is unknown. */
  readonly concept: (
    kind: NamedKind,
    versionGuid: string,
    culture: Culture,
    signal: AbortSignal,
  ) => Promise<ConceptSummary | null>;
  /** The codes of a classification, preferably with their texts in this culture (E2). */
  readonly codes: (classification: string, culture: Culture) => CodesSource;
  /** E9, all of them. */
  readonly templates: List;
  /** E6. */
  readonly mappedProperties: List<[template: string]>;
  /** E13. */
  readonly propertyValues: List<[property: string, template: string | null]>;
  /** E14. */
  readonly templateDocuments: List<[template: string]>;
  /** E4. */
  readonly templateClassifications: List<[template: string]>;
  /** E12. */
  readonly documentTemplates: List<[document: string]>;
  /** E11. */
  readonly referencedDocument: (
    property: string,
    culture: Culture,
    signal: AbortSignal,
  ) => Promise<ConceptSummary | null>;
  /** E15. */
  readonly unit: (versionGuid: string, signal: AbortSignal) => Promise<Unit>;
  /** E10, all pages. */
  readonly requirements: (
    project: number,
    filter: RequirementsFilter,
    signal: AbortSignal,
  ) => Promise<Fetched<RequirementsItem>>;
};
