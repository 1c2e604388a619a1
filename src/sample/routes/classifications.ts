import { definitionIn } from "../concepts.ts";
import { pathConcept } from "../lookup.ts";
import type { Classification, Code } from "../model.ts";
import { page, type Page, readWindow } from "../paging.ts";
import { conceptSummary, optional } from "../representations.ts";
import type { Call, Route } from "../routing.ts";
import { containsTerm, nameContains } from "../search.ts";

/** The classifications (E5). */
function listClassifications({ catalogue, query, url }: Call): Page<unknown> {
  const culture = query.text("culture");
  return page(catalogue().classifications.all, readWindow(query), url, (item) =>
    conceptSummary(item, culture),
  );
}

/** The codes of a classification: those of any level that match, or without a search those of the first (E2). */
function listCodes(call: Call): Page<unknown> {
  const { query, url } = call;
  const culture = query.text("Culture");
  const window = readWindow(query);
  const classification = pathConcept(call, "classification", call.catalogue().classifications);
  const codes = findCodes(classification, query.text("ClassNumber"), query.text("SearchTerm"), culture);
  return page(codes, window, url, (code) => codeItem(code, culture));
}

function findCodes(
  { codes }: Classification,
  classNumber: string | undefined,
  searchTerm: string | undefined,
  culture: string | undefined,
): readonly Code[] {
  if (classNumber === undefined && searchTerm === undefined)
    return codes.filter(({ parent }) => parent === null);
  const numbered =
    classNumber === undefined ? codes : codes.filter(({ number }) => number.startsWith(classNumber));
  if (searchTerm === undefined) return numbered;
  const hasName = nameContains(searchTerm, culture);
  const hasTerm = containsTerm(searchTerm);
  return numbered.filter((code) => hasTerm(code.number) || hasName(code));
}

/** A classification code item (2.4). */
function codeItem(code: Code, culture: string | undefined): object {
  return {
    ...conceptSummary(code, culture),
    ...optional("defaultTechnicalDefinition", definitionIn(code, undefined)),
    ...optional("technicalDefinition", definitionIn(code, culture)),
    classNumber: code.number,
    hasCodes: code.children.length > 0,
  };
}

export const classificationRoutes: readonly Route[] = [
  { method: "GET", path: "/templates-management/api/v2/classifications", answer: listClassifications },
  {
    method: "GET",
    path: "/templates-management/api/v2/classifications/{versionGuid}/classification-codes",
    answer: listCodes,
  },
];
