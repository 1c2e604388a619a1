import type { ClassificationCode } from "#api/classifications.ts";
import type { ConceptSummary } from "#api/concept-summary.ts";
import type { RequirementsFilter, RequirementsItem } from "#api/requirements.ts";
import type { Unit } from "#api/units.ts";
import type { Culture } from "../write/table.ts";

/** All that there was to be had of a list: all pages of it, each item once. */
export type Fetched<T> = {
  readonly items: readonly T[];
  /** What the service announced and did not send; null where the list is whole. */
  readonly gap: Error | null;
};

/** A list of concepts in a culture. */
type List<Of extends unknown[] = []> = (
  ...args: [...Of, culture: Culture, signal: AbortSignal]
) => Promise<Fetched<ConceptSummary>>;

/** A page of codes (E2) that a tree was put together from. */
export type CodePage = {
  /** The same for the same page, whatever its culture. */
  readonly key: string;
  /** The same page in another culture. */
  readonly fetch: (culture: Culture, signal: AbortSignal) => Promise<readonly ClassificationCode[]>;
};

/** The codes of one classification, found in whatever way the service answers to. */
export type CodesSource = {
  /** The culture of the texts of the children; undefined where they may be in any. */
  readonly culture: Culture | undefined;
  /** All direct children of a code, or the first level, in the order of the service. */
  readonly childrenOf: (
    parent: ClassificationCode | null,
    signal: AbortSignal,
  ) => Promise<Fetched<ClassificationCode>>;
  /** The pages that have come so far. */
  readonly pages: () => readonly CodePage[];
  /** The codes with this class number in a culture: for those that their page does not hold in another culture. */
  readonly byNumber: (
    classNumber: string,
    culture: Culture,
    signal: AbortSignal,
  ) => Promise<readonly ClassificationCode[]>;
};

/** The kinds of concepts that can be asked for by version GUID alone. */
export type NamedKind = "classification" | "template" | "property" | "document";

/**
 * What exports ask of a service: the app answers out of its query cache, a script by requests of its own. What it rejects with is told to
 * the person; it limits itself to four requests are under way at a time.
 */
export type ExportSource = {
  /** A concept as the lists know it, or null where none does: its name then stands nowhere. */
  readonly concept: (
    kind: NamedKind,
    versionGuid: string,
    culture: Culture,
    signal: AbortSignal,
  ) => Promise<ConceptSummary | null>;
  /** The codes of a classification, if it can be with their texts in this culture (E2). */
  readonly codes: (classification: string, culture: Culture) => CodesSource;
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
