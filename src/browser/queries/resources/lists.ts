import type { ConceptKind } from "#core/api/concept-kinds.ts";
import type { ConceptSummary } from "#core/api/concept-summary.ts";
import type { ListedKind } from "#core/api/listed-kinds.ts";
import type { PagedQueryOptions } from "../list/paging.ts";
import type { Scope } from "../scope/scope.ts";
import { classificationsQuery } from "./classifications.ts";
import { constructionObjectsQuery } from "./construction-objects.ts";
import { templatesQuery } from "./templates.ts";

/** The list that contains all concepts of a kind (E5, E9, E3), and so their names. */
export type ListQuery = (scope: Scope) => PagedQueryOptions<ConceptSummary>;

export const LIST_QUERIES: Readonly<Record<ListedKind, ListQuery> & Partial<Record<ConceptKind, ListQuery>>> =
  {
    classification: classificationsQuery,
    template: (scope) => templatesQuery(scope),
    "construction-object": (scope) => constructionObjectsQuery(scope, ""),
  };
