import type { Catalogue, Property, Template } from "../catalogue.ts";
import type { Concept } from "../concept.ts";
import { pathConcept, queryConcept } from "../lookup.ts";
import { page, type Page, readWindow } from "../paging.ts";
import { Refusal } from "../problem.ts";
import { conceptSummary } from "../representations.ts";
import type { Call, Route } from "../routing.ts";

/** The properties of a property tag; with a template only those that the template has too (E8). */
async function listTagProperties(call: Call): Promise<Page<unknown>> {
  const cultures = call.cultures("culture");
  const window = readWindow(call);
  const { propertyTags, templates } = await call.load(["properties", "propertyTags", "templates"], cultures);
  const { properties } = pathConcept(call, "property tag", propertyTags);
  const template = queryConcept(call, "templateVersionGuid", "template", () => templates);
  const ofTemplate = template && new Set(template.entry.properties);
  const found = ofTemplate === undefined ? properties : properties.filter(({ key }) => ofTemplate.has(key));
  return page(found, window, (property) => conceptSummary(property, cultures));
}

/** The document that a property refers to, as a single object; 404 without one (E11). */
async function getReferencedDocument(call: Call): Promise<object> {
  const cultures = call.cultures("culture");
  const { properties } = await call.load(["documents", "properties"], cultures);
  const property = pathConcept(call, "property", properties);
  if (property.document === null) throw new Refusal(404, "The property refers to no document.");
  return conceptSummary(property.document, cultures);
}

/** The values of a property, of a template's property, or of all properties of a template, as a plain array (E13). */
async function listValues(call: Call): Promise<object[]> {
  const cultures = call.cultures("culture");
  const catalogue = await call.load(["properties", "templates", "values"], cultures);
  const template = queryConcept(call, "templateVersionGuid", "template", () => catalogue.templates);
  const property = queryConcept(call, "propertyVersionGuid", "property", () => catalogue.properties);
  return findValues(catalogue, template, property).map((value) => conceptSummary(value, cultures));
}

function findValues(
  { values }: Catalogue,
  template: Template | undefined,
  property: Property | undefined,
): readonly Concept[] {
  if (template === undefined) return property?.values ?? [];
  if (property !== undefined)
    return template.entry.properties.includes(property.key) ? template.valuesOf(property) : [];
  // Properties may share an enumeration; its values are listed once, in the order of all values.
  const listed = new Set(template.properties.flatMap((one) => template.valuesOf(one)));
  return values.all.filter((value) => listed.has(value));
}

export const propertyRoutes: readonly Route[] = [
  {
    method: "GET",
    path: "/templates-management/api/v2/property-tags/{versionGuid}/properties",
    handler: listTagProperties,
  },
  {
    method: "GET",
    path: "/templates-management/api/v2/properties/{versionGuid}/referenced-document",
    handler: getReferencedDocument,
  },
  { method: "GET", path: "/templates-management/api/v2/values", handler: listValues },
];
