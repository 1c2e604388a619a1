import { page, type Page, readWindow } from "../paging.ts";
import { conceptSummary } from "../representations.ts";
import type { Call, Route } from "../routing.ts";
import { nameContains } from "../search.ts";

/** The construction objects, or those whose name contains the search term (E3). */
function listConstructionObjects({ catalogue, query, url }: Call): Page<unknown> {
  const culture = query.text("Culture");
  const searchTerm = query.text("SearchTerm");
  const { all } = catalogue().constructionObjects;
  const found = searchTerm === undefined ? all : all.filter(nameContains(searchTerm, culture));
  return page(found, readWindow(query), url, (item) => conceptSummary(item, culture));
}

export const constructionObjectRoutes: readonly Route[] = [
  {
    method: "GET",
    path: "/templates-management/api/v2/construction-objects",
    answer: listConstructionObjects,
  },
];
