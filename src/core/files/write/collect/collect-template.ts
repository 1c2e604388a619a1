import type { ConceptSummary } from "#core/api/concept-summary.ts";
import { text } from "#core/text/messages/text.ts";
import type { PropertyExport, TemplateExport } from "../kinds/template.ts";
import type { Culture } from "../table.ts";
import { type CollectJob, type Collection, createCollection } from "./collection.ts";
import type { ExportSource } from "./source.ts";
import { listAt, listOf, namedConcept, titleOf, TranslatedList } from "./translated.ts";

/** Collects a template (E6), the values of its properties (E13), its documents (E14) and its classifications (E4). */
export function collectTemplate(
  source: ExportSource,
  { versionGuid, cultures }: { readonly versionGuid: string; readonly cultures: readonly Culture[] },
): Collection<TemplateExport> {
  const template = namedConcept(source, "template", versionGuid, cultures);
  const properties = new TranslatedList(cultures);
  const documents = new TranslatedList(cultures);
  const classifications = new TranslatedList(cultures);
  /** By the version GUIDs of the properties. */
  const values = new Map<string, TranslatedList>();

  const valueJobs = (concepts: readonly ConceptSummary[]): CollectJob[] =>
    concepts.flatMap(({ versionGuid: property, defaultName, name }) => {
      if (property === null) return [];
      const label = text("exporting.partValues", { name: defaultName ?? name ?? property });
      return listAt(values, property, cultures).jobs({ key: `values ${property}`, label }, (...request) =>
        source.propertyValues(property, versionGuid, ...request),
      );
    });
  const jobs = [
    ...template.jobs,
    ...properties.jobs(
      { key: "properties", label: text("templates.mappedProperties") },
      (...request) => source.mappedProperties(versionGuid, ...request),
      valueJobs,
    ),
    ...documents.jobs({ key: "documents", label: text("files.kindDocuments") }, (...request) =>
      source.templateDocuments(versionGuid, ...request),
    ),
    ...classifications.jobs(
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
      .map((entry) => ({ entry, members: values.get(entry.concept.versionGuid ?? "")?.entries() ?? [] })),
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
  const values = new TranslatedList(cultures);
  const jobs = [
    ...property.jobs,
    ...values.jobs(
      { key: `values ${versionGuid}`, label: text("exporting.partValuesOfProperty") },
      (...request) => source.propertyValues(versionGuid, template, ...request),
    ),
    ...document.jobs({ key: "document", label: text("properties.referencedDocument") }, async (...request) =>
      listOf(await source.referencedDocument(versionGuid, ...request)),
    ),
  ];
  return createCollection(jobs, () => ({
    kind: "property",
    what: titleOf(property.entry()),
    cultures,
    property: { entry: property.entry(), members: values.entries() },
    referencedDocument: document.entries()[0] ?? null,
  }));
}
