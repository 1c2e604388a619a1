import { page, type Page, readWindow } from "../paging.ts";
import { conceptSummary } from "../representations.ts";
import type { Call, Route } from "../routing.ts";
import { nameContains } from "../search.ts";

/** The construction objects, or those whose name contains the search term (E3). */
async function listConstructionObjects(call: Call): Promise<Page<unknown>> {
  const cultures = call.cultures("Culture");
  const searchTerm = call.query.text("SearchTerm");
  const { all } = (await call.load(["constructionObjects"], cultures)).constructionObjects;
  const found = searchTerm === undefined ? all : all.filter(nameContains(searchTerm, cultures));
  return page(found, readWindow(call), (item) => conceptSummary(item, cultures));
}

export const constructionObjectRoutes: readonly Route[] = [
  {
    method: "GET",
    path: "/templates-management/api/v2/construction-objects",
    handler: listConstructionObjects,
  },
];
