import type { PagedQueryOptions } from "#browser/queries/list/paging.ts";
import type { Scope } from "#browser/queries/scope/scope.ts";
import type { ConceptSummary } from "#core/api/concept-summary.ts";
import type { ClassificationCode } from "#core/api/resources/classifications.ts";
import type { RequirementsFilter } from "#core/api/resources/requirements.ts";
import type { ExportData, ExportKind } from "#core/files/write/kinds/kinds.ts";
import type { RequirementEntry, RequirementNames } from "#core/files/write/kinds/requirements.ts";

/** The subject of an 'Export' button; its names are requested in the cultures chosen in the dialog. */
export type ExportSubject =
  /** A complete list of concepts. */
  | {
      readonly kind: "concepts";
      readonly what: string;
      readonly query: (scope: Scope) => PagedQueryOptions<ConceptSummary>;
    }
  /** The codes of a classification. */
  | {
      readonly kind: "codes";
      readonly what: string;
      readonly classification: string;
      /** The selected code with its ancestors, from the first level down; null if none is selected. */
      readonly selected: readonly ClassificationCode[] | null;
      readonly isOpen: (code: ClassificationCode) => boolean;
    }
  /** The hits of a search for codes. */
  | {
      readonly kind: "hits";
      readonly what: string;
      readonly classification: string;
      /** The culture of the search. */
      readonly culture: string | null;
      /** The search queries; the hits of the first query come first. */
      readonly queries: (scope: Scope) => readonly PagedQueryOptions<ClassificationCode>[];
    }
  | { readonly kind: "template"; readonly what: string; readonly versionGuid: string }
  | {
      readonly kind: "property";
      readonly what: string;
      readonly versionGuid: string;
      readonly template: string | null;
    }
  | { readonly kind: "documents" | "units"; readonly what: string; readonly versionGuids: readonly string[] }
  /** The filtered requirements of a project, in the current view. */
  | (RequirementNames & {
      readonly kind: "requirements";
      readonly what: string;
      readonly project: number;
      readonly filter: RequirementsFilter;
      /** The culture of the name of a product type; null if unknown. */
      readonly productTypeCulture: (guid: string) => string | null;
      /** The rows that the view shows. */
      readonly shown: (rows: readonly RequirementEntry[]) => readonly RequirementEntry[];
      /** Converts the rows to the table of the view; omitted if the view shows the rows themselves. */
      readonly toTable?: (rows: readonly RequirementEntry[]) => Pick<ExportData<"table">, "headers" | "rows">;
    })
  /** Data that are already loaded: results of a lookup, concepts that no operation lists, or a table as displayed. */
  | {
      readonly kind: "data";
      readonly what: string;
      readonly data: ExportData<"concepts" | "lookup" | "table" | "translations">;
    };

/** The kind of data of an export, which determines the formats offered. */
export function exportKindOf(subject: ExportSubject): ExportKind {
  if (subject.kind === "data") return subject.data.kind;
  if (subject.kind === "hits") return "codes";
  return subject.kind === "requirements" && subject.toTable !== undefined ? "table" : subject.kind;
}
