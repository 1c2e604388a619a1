import { pathConcept } from "../lookup.ts";
import { readWindow } from "../paging.ts";
import { conceptSummary } from "../representations.ts";
import type { Call, Route } from "../routing.ts";

/** The templates of a document, as a plain array of concept references (E12, 2.6). Nevertheless supports Skip and Take. */
async function listTemplates(call: Call): Promise<object[]> {
  const cultures = call.cultures("culture");
  const { skip, take } = readWindow(call);
  const { documents, templates } = await call.load(["documents", "templates"], cultures);
  const document = pathConcept(call, "document", documents);
  return templates.all
    .filter((template) => template.entry.documents.includes(document.key))
    .slice(skip, skip + take)
    .map((template) => {
      const { guid, ...summary } = conceptSummary(template, cultures);
      return { conceptGuid: guid, ...summary };
    });
}

export const documentRoutes: readonly Route[] = [
  {
    method: "GET",
    path: "/templates-management/api/v2/documents/{versionGuid}/templates",
    handler: listTemplates,
  },
];
