import { pathConcept, queryConcept } from "../lookup.ts";
import type { Catalogue, Classification, Code, Template } from "../model.ts";
import { page, type Page, readWindow } from "../paging.ts";
import { conceptSummary } from "../representations.ts";
import type { Call, Route } from "../routing.ts";

/** The templates, or those that are related to a classification, a code, or both (E9). */
function listTemplates(call: Call): Page<unknown> {
  const { query, url } = call;
  const catalogue = call.catalogue();
  const culture = query.text("culture");
  const window = readWindow(query);
  const includeNested = query.flag("IncludeNested") ?? false;
  const classification = queryConcept(
    call,
    "ClassificationVersionGuid",
    "classification",
    catalogue.classifications,
  );
  const code = queryConcept(call, "ClassificationCodeVersionGuid", "classification code", catalogue.codes);
  const found = findTemplates(catalogue, classification, code, includeNested);
  return page(found, window, url, (template) => conceptSummary(template, culture));
}

function findTemplates(
  { templates }: Catalogue,
  classification: Classification | undefined,
  code: Code | undefined,
  includeNested: boolean,
): readonly Template[] {
  const wanted = code === undefined ? null : new Set(includeNested ? withDescendants(code) : [code]);
  return templates.all.filter(({ codes }) => {
    const inClassification =
      classification === undefined || codes.some((one) => one.classification === classification.key);
    const inCode = wanted === null || codes.some((one) => wanted.has(one));
    return inClassification && inCode;
  });
}

function withDescendants(code: Code): Code[] {
  return [code, ...code.children.flatMap(withDescendants)];
}

/** The classifications that the codes of a template belong to (E4). */
function listClassifications(call: Call): Page<unknown> {
  const { query, url } = call;
  const culture = query.text("culture");
  const window = readWindow(query);
  const { classifications, templates } = call.catalogue();
  const keys = new Set(pathConcept(call, "template", templates).codes.map((code) => code.classification));
  const found = classifications.all.filter(({ key }) => keys.has(key));
  return page(found, window, url, (classification) => conceptSummary(classification, culture));
}

/** The mapped properties of a template (E6). */
function listMappedProperties(call: Call): Page<unknown> {
  const { query, url } = call;
  const culture = query.text("culture");
  const window = readWindow(query);
  const { properties } = pathConcept(call, "template", call.catalogue().templates);
  return page(properties, window, url, (property) => conceptSummary(property, culture));
}

/** The documents of a template, as a plain array (E14). */
function listDocuments(call: Call): object[] {
  const culture = call.query.text("culture");
  const { documents } = pathConcept(call, "template", call.catalogue().templates);
  return documents.map((document) => conceptSummary(document, culture));
}

const TEMPLATES = "/templates-management/api/v2/templates";

export const templateRoutes: readonly Route[] = [
  { method: "GET", path: TEMPLATES, answer: listTemplates },
  { method: "GET", path: `${TEMPLATES}/{versionGuid}/classifications`, answer: listClassifications },
  { method: "GET", path: `${TEMPLATES}/{versionGuid}/documents`, answer: listDocuments },
  {
    method: "GET",
    path: "/templates-management/api/v2/conceptmappings/template/{versionGuid}/mappedProperties",
    answer: listMappedProperties,
  },
];
