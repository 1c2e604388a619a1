import type { ConceptSummary } from "#core/api/concept-summary.ts";

/** What of a list is in view. */
export type ListView = {
  /** The range of rows, inclusive; null if they are not those of the service, as in a filtered list. */
  readonly rows: { readonly first: number; readonly last: number } | null;
  /** The loaded items in view. */
  readonly items: () => readonly Pick<ConceptSummary, "versionGuid" | "guid">[];
};
