import { pathConcept, queryConcept } from "../lookup.ts";
import type { Catalogue, Concept, Property, Template } from "../model.ts";
import { page, type Page, readWindow } from "../paging.ts";
import { Refusal } from "../problem.ts";
import { conceptSummary } from "../representations.ts";
import type { Call, Route } from "../routing.ts";

/** The properties of a property tag; with a template only those that the template has too (E8). */
function listTagProperties(call: Call): Page<unknown> {
  const { query, url } = call;
  const culture = query.text("culture");
  const window = readWindow(query);
  const { propertyTags, templates } = call.catalogue();
  const { properties } = pathConcept(call, "property tag", propertyTags);
  const template = queryConcept(call, "templateVersionGuid", "template", templates);
  const found = properties.filter(
    (property) => template === undefined || template.properties.includes(property),
  );
  return page(found, window, url, (property) => conceptSummary(property, culture));
}

/** The document that a property refers to, alone and not in a list; 404 without one (E11). */
function getReferencedDocument(call: Call): object {
  const property = pathConcept(call, "property", call.catalogue().properties);
  if (property.document === null) throw new Refusal(404, "The property refers to no document.");
  return conceptSummary(property.document, call.query.text("culture"));
}

/** The values of a property, of a template's property, or of all properties of a template, as a plain array (E13). */
function listValues(call: Call): object[] {
  const culture = call.query.text("culture");
  const catalogue = call.catalogue();
  const template = queryConcept(call, "templateVersionGuid", "template", catalogue.templates);
  const property = queryConcept(call, "propertyVersionGuid", "property", catalogue.properties);
  return findValues(catalogue, template, property).map((value) => conceptSummary(value, culture));
}

function findValues(
  { values }: Catalogue,
  template: Template | undefined,
  property: Property | undefined,
): readonly Concept[] {
  if (template === undefined) return property?.values ?? [];
  if (property !== undefined) return template.properties.includes(property) ? property.values : [];
  // Properties may share an enumeration; its values come once, in the order of all values.
  const wanted = new Set(template.properties.flatMap((one) => one.values));
  return values.all.filter((value) => wanted.has(value));
}

export const propertyRoutes: readonly Route[] = [
  {
    method: "GET",
    path: "/templates-management/api/v2/property-tags/{versionGuid}/properties",
    answer: listTagProperties,
  },
  {
    method: "GET",
    path: "/templates-management/api/v2/properties/{versionGuid}/referenced-document",
    answer: getReferencedDocument,
  },
  { method: "GET", path: "/templates-management/api/v2/values", answer: listValues },
];
