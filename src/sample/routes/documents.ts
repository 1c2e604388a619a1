import { pathConcept } from "../lookup.ts";
import { readWindow } from "../paging.ts";
import { conceptSummary } from "../representations.ts";
import type { Call, Route } from "../routing.ts";

/** The templates of a document, as a plain array of concept references (E12, 2.6). Takes Skip and Take all the same. */
function listTemplates(call: Call): object[] {
  const culture = call.query.text("culture");
  const { skip, take } = readWindow(call.query);
  const { documents, templates } = call.catalogue();
  const document = pathConcept(call, "document", documents);
  return templates.all
    .filter((template) => template.documents.includes(document))
    .slice(skip, skip + take)
    .map((template) => {
      const { guid, ...summary } = conceptSummary(template, culture);
      return { conceptGuid: guid, ...summary };
    });
}

export const documentRoutes: readonly Route[] = [
  {
    method: "GET",
    path: "/templates-management/api/v2/documents/{versionGuid}/templates",
    answer: listTemplates,
  },
];
