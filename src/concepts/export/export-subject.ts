import type { ClassificationCode } from "#api/classifications.ts";
import type { ConceptSummary } from "#api/concept-summary.ts";
import type { RequirementsFilter } from "#api/requirements.ts";
import type { ExportData, ExportKind } from "#exchange/write/kinds/kinds.ts";
import type { RequirementEntry } from "#exchange/write/kinds/requirements.ts";
import type { PagedQueryOptions } from "#queries/paging.ts";
import type { Scope } from "#queries/scope.ts";

/** What an 'Export' button exports; its names are asked for in the cultures that are chosen in the dialog. */
export type ExportSubject =
  /** A list of concepts, whole. */
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
      /** The selected code with its ancestors, from the first level on; null where none is selected. */
      readonly selected: readonly ClassificationCode[] | null;
      readonly isOpen: (code: ClassificationCode) => boolean;
    }
  /** The codes that a search found. */
  | {
      readonly kind: "hits";
      readonly what: string;
      readonly classification: string;
      /** The culture that was searched. */
      readonly culture: string | null;
      /** What was asked; the hits of the first query come first. */
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
  /** The requirements of a project under a filter, in the view that is open. */
  | {
      readonly kind: "requirements";
      readonly what: string;
      readonly project: number;
      readonly filter: RequirementsFilter;
      readonly productType: (guid: string) => string | null;
      readonly stage: (id: number) => string | null;
      readonly role: (id: number) => string | null;
      /** The table that the view makes of the rows; left out where the view shows the rows themselves. */
      readonly toTable?: (rows: readonly RequirementEntry[]) => Pick<ExportData<"table">, "headers" | "rows">;
    }
  /** What is all there already: results of a lookup, concepts that no operation lists, or a table as it is shown. */
  | {
      readonly kind: "data";
      readonly what: string;
      readonly data: ExportData<"concepts" | "lookup" | "table">;
    };

/** The kind of the data that an export of the subject collects, by which formats are offered. */
export function exportKindOf(subject: ExportSubject): ExportKind {
  if (subject.kind === "data") return subject.data.kind;
  if (subject.kind === "hits") return "codes";
  return subject.kind === "requirements" && subject.toTable !== undefined ? "table" : subject.kind;
}
