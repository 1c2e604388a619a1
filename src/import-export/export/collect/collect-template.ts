import type { ConceptSummary } from "#api/concept-summary.ts";
import { text, type Text } from "#messages/text.ts";
import type { ConceptGroup } from "../kinds/concepts.ts";
import type { PropertyExport, TemplateExport } from "../kinds/template.ts";
import type { Culture } from "../table.ts";
import { type CollectJob, type Collection, createCollection } from "./collection.ts";
import type { ExportSource } from "./source.ts";
import { namedConcept, titleOf, listJobs, listOf, TranslatedList } from "./translated.ts";

/** The values of properties, by the property's version GUID. */
function valueLists(source: ExportSource, template: string | null, cultures: readonly Culture[]) {
  const lists = new Map<string, TranslatedList>();
  return {
    jobs: (property: string, label: Text): CollectJob[] => {
      const list = lists.get(property) ?? new TranslatedList(cultures);
      lists.set(property, list);
      const what = { key: `values ${property}`, label };
      return listJobs(list, cultures, what, (...request) =>
        source.propertyValues(property, template, ...request),
      );
    },
    of: (property: string | null): ConceptGroup["members"] =>
      property === null ? [] : (lists.get(property)?.entries() ?? []),
  };
}

/** Collects a template (E6), the values of its properties (E13), its documents (E14) and its classifications (E4). */
export function collectTemplate(
  source: ExportSource,
  { versionGuid, cultures }: { readonly versionGuid: string; readonly cultures: readonly Culture[] },
): Collection<TemplateExport> {
  const template = namedConcept(source, "template", versionGuid, cultures);
  const properties = new TranslatedList(cultures);
  const documents = new TranslatedList(cultures);
  const classifications = new TranslatedList(cultures);
  const values = valueLists(source, versionGuid, cultures);

  const valueJobs = (concepts: readonly ConceptSummary[]): CollectJob[] =>
    concepts.flatMap((property) =>
      property.versionGuid === null
        ? []
        : values.jobs(
            property.versionGuid,
            text("exporting.partValues", {
              name: property.defaultName ?? property.name ?? property.versionGuid,
            }),
          ),
    );
  const jobs = [
    ...template.jobs,
    ...listJobs(
      properties,
      cultures,
      { key: "properties", label: text("templates.mappedProperties") },
      (...request) => source.mappedProperties(versionGuid, ...request),
      valueJobs,
    ),
    ...listJobs(documents, cultures, { key: "documents", label: text("files.kindDocuments") }, (...request) =>
      source.templateDocuments(versionGuid, ...request),
    ),
    ...listJobs(
      classifications,
      cultures,
      { key: "classifications", label: text("files.kindClassifications") },
      (...request) => source.templateClassifications(versionGuid, ...request),
    ),
  ];
  return createCollection(jobs, () => ({
    kind: "template",
    what: titleOf(template.entry()),
    cultures,
    template: template.entry(),
    properties: properties
      .entries()
      .map((entry) => ({ entry, members: values.of(entry.concept.versionGuid) })),
    documents: documents.entries(),
    classifications: classifications.entries(),
  }));
}

export type PropertyRequest = {
  readonly versionGuid: string;
  /** Version GUID of the template whose values are requested; null for the values independent of a template. */
  readonly template: string | null;
  readonly cultures: readonly Culture[];
};

/** Collects a property, its values (E13) and its referenced document (E11). */
export function collectProperty(
  source: ExportSource,
  { versionGuid, template, cultures }: PropertyRequest,
): Collection<PropertyExport> {
  const property = namedConcept(source, "property", versionGuid, cultures);
  const document = new TranslatedList(cultures);
  const values = valueLists(source, template, cultures);
  const jobs = [
    ...property.jobs,
    ...values.jobs(versionGuid, text("exporting.partValuesOfProperty")),
    ...listJobs(
      document,
      cultures,
      { key: "document", label: text("properties.referencedDocument") },
      async (...request) => listOf(await source.referencedDocument(versionGuid, ...request)),
    ),
  ];
  return createCollection(jobs, () => ({
    kind: "property",
    what: titleOf(property.entry()),
    cultures,
    property: { entry: property.entry(), members: values.of(versionGuid) },
    referencedDocument: document.entries()[0] ?? null,
  }));
}
