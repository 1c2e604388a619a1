import type { Catalogue, Code } from "../catalogue.ts";
import { type Cultures, definitionIn } from "../concept.ts";
import { pathConcept } from "../lookup.ts";
import { page, type Page, readWindow } from "../paging.ts";
import { conceptSummary } from "../representations.ts";
import type { Call, Route } from "../routing.ts";
import { nameContains, numberContains } from "../search.ts";

/** The classifications (E5). */
async function listClassifications(call: Call): Promise<Page<unknown>> {
  const cultures = call.cultures("culture");
  const window = readWindow(call);
  const { classifications } = await call.load(["classifications"], cultures);
  return page(classifications.all, window, (item) => conceptSummary(item, cultures));
}

type CodesInPath = { readonly top: readonly Code[]; readonly all: readonly Code[] };

/** The codes of a classification (E2): the matching ones of any level, deprecated ones last; without a search those of the first level. */
async function listCodes(call: Call): Promise<Page<unknown>> {
  const { query } = call;
  const cultures = call.cultures("Culture");
  const window = readWindow(call);
  const catalogue = await call.load(["codes"], cultures);
  const codes = findCodes(
    codesInPath(call, catalogue),
    query.text("ClassNumber"),
    query.text("SearchTerm"),
    cultures,
  );
  catalogue.codes.cacheGuids(codes.slice(window.skip, window.skip + window.take));
  return page(codes, window, (code) => codeItem(code, cultures));
}

/**
 * The codes that the path refers to: those of a classification, or the children of a code, since in some classifications class numbers do
 * not express the hierarchy.
 */
function codesInPath(call: Call, { classifications, codes }: Catalogue): CodesInPath {
  const guid = call.parameter("versionGuid");
  const code = classifications.byVersion.has(guid) ? undefined : codes.find(guid);
  if (code !== undefined) return { top: code.children, all: code.children };
  const { codes: all } = pathConcept(call, "classification", classifications);
  return { top: all.filter(({ parent }) => parent === null), all };
}

function findCodes(
  { top, all }: CodesInPath,
  classNumber: string | undefined,
  searchTerm: string | undefined,
  cultures: Cultures | undefined,
): readonly Code[] {
  if (classNumber === undefined && searchTerm === undefined) return top;
  const numbered =
    classNumber === undefined ? all : all.filter(({ entry }) => entry.number?.startsWith(classNumber));
  if (searchTerm === undefined) return numbered;
  const hasName = nameContains(searchTerm, cultures);
  const hasNumber = numberContains(searchTerm);
  const found = numbered.filter((code) => hasNumber(code) || hasName(code));
  return [...found.filter((code) => !isDeprecated(code)), ...found.filter(isDeprecated)];
}

function isDeprecated({ entry }: Code): boolean {
  return entry.isDeprecated === true;
}

/** A classification code item (2.4), and as an extension whether it is deprecated. */
function codeItem(code: Code, cultures: Cultures | undefined): object {
  return {
    ...conceptSummary(code, cultures),
    defaultTechnicalDefinition: definitionIn(code, undefined),
    technicalDefinition: definitionIn(code, cultures),
    classNumber: code.entry.number,
    hasCodes: code.children.length > 0,
    isDeprecated: code.entry.isDeprecated,
  };
}

export const classificationRoutes: readonly Route[] = [
  { method: "GET", path: "/templates-management/api/v2/classifications", handler: listClassifications },
  {
    method: "GET",
    path: "/templates-management/api/v2/classifications/{versionGuid}/classification-codes",
    handler: listCodes,
  },
];
