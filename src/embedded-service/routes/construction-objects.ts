import { page, type Page, readWindow } from "../paging.ts";
import { conceptSummary } from "../representations.ts";
import type { Call, Route } from "../routing.ts";
import { nameContains } from "../search.ts";

/** The construction objects, or those whose name contains the search term (E3). */
async function listConstructionObjects({ cultures, load, query, url }: Call): Promise<Page<unknown>> {
  const requested = cultures("Culture");
  const searchTerm = query.text("SearchTerm");
  const { constructionObjects } = await load(["constructionObjects"], requested);
  const { all } = constructionObjects;
  const found = searchTerm === undefined ? all : all.filter(nameContains(searchTerm, requested));
  return page(found, readWindow(query), url, (item) => conceptSummary(item, requested));
}

export const constructionObjectRoutes: readonly Route[] = [
  {
    method: "GET",
    path: "/templates-management/api/v2/construction-objects",
    handler: listConstructionObjects,
  },
];
