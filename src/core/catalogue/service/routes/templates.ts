import type { Catalogue, Classification, Code, Template } from "../catalogue.ts";
import { pathConcept, queryConcept } from "../lookup.ts";
import { page, type Page, readWindow } from "../paging.ts";
import { conceptSummary } from "../representations.ts";
import type { Call, Route } from "../routing.ts";

/** The templates, or those that are related to a classification, a code, or both (E9). */
async function listTemplates(call: Call): Promise<Page<unknown>> {
  const { query } = call;
  const cultures = call.cultures("culture");
  const isFiltered = ["ClassificationVersionGuid", "ClassificationCodeVersionGuid"].some(query.text);
  const catalogue = await call.load(["templates"], cultures);
  if (isFiltered) await call.load(["codes"]);
  const window = readWindow(call);
  const includeNested = query.flag("IncludeNested") ?? false;
  const classification = queryConcept(
    call,
    "ClassificationVersionGuid",
    "classification",
    () => catalogue.classifications,
  );
  const code = queryConcept(
    call,
    "ClassificationCodeVersionGuid",
    "classification code",
    () => catalogue.codes,
  );
  const found = findTemplates(catalogue, classification, code, includeNested);
  return page(found, window, (template) => conceptSummary(template, cultures));
}

function findTemplates(
  { templates }: Catalogue,
  classification: Classification | undefined,
  code: Code | undefined,
  includeNested: boolean,
): readonly Template[] {
  if (classification === undefined && code === undefined) return templates.all;
  const codes = code === undefined ? [] : includeNested ? withDescendants(code) : [code];
  const keys = new Set(codes.map(({ key }) => key));
  return templates.all.filter((template) => {
    const inClassification = classification === undefined || template.classifications.has(classification.key);
    const inCode = code === undefined || template.entry.codes.some((key) => keys.has(key));
    return inClassification && inCode;
  });
}

function withDescendants(code: Code): Code[] {
  const found = [code];
  // Iterative, since a classification may be deeper than the call stack: pushed codes are visited later.
  for (const one of found) for (const child of one.children) found.push(child);
  return found;
}

/** The classifications of a template and of its codes (E4). */
async function listClassifications(call: Call): Promise<Page<unknown>> {
  const cultures = call.cultures("culture");
  const window = readWindow(call);
  const { classifications, templates } = await call.load(["codes", "templates"]);
  await call.load(["classifications"], cultures);
  const keys = pathConcept(call, "template", templates).classifications;
  const found = classifications.all.filter(({ key }) => keys.has(key));
  return page(found, window, (classification) => conceptSummary(classification, cultures));
}

/** The mapped properties of a template (E6). */
async function listMappedProperties(call: Call): Promise<Page<unknown>> {
  const cultures = call.cultures("culture");
  const window = readWindow(call);
  const { templates } = await call.load(["templates", "properties"], cultures);
  const { properties } = pathConcept(call, "template", templates);
  return page(properties, window, (property) => conceptSummary(property, cultures));
}

/** The documents of a template, as a plain array (E14). */
async function listDocuments(call: Call): Promise<object[]> {
  const cultures = call.cultures("culture");
  const { templates } = await call.load(["templates", "documents"], cultures);
  const { documents } = pathConcept(call, "template", templates);
  return documents.map((document) => conceptSummary(document, cultures));
}

const TEMPLATES = "/templates-management/api/v2/templates";

export const templateRoutes: readonly Route[] = [
  { method: "GET", path: TEMPLATES, handler: listTemplates },
  { method: "GET", path: `${TEMPLATES}/{versionGuid}/classifications`, handler: listClassifications },
  { method: "GET", path: `${TEMPLATES}/{versionGuid}/documents`, handler: listDocuments },
  {
    method: "GET",
    path: "/templates-management/api/v2/conceptmappings/template/{versionGuid}/mappedProperties",
    handler: listMappedProperties,
  },
];
