import type { CatalogueModel, ConceptEntry } from "#core/catalogue/catalogue-model.ts";
import type { Kind } from "#core/catalogue/service/concept.ts";
import { conceptGuid } from "#core/catalogue/service/guids.ts";

/**
 * Merges several catalogues. GUIDs stay those of the single catalogues, so that an address opens the same concept, whatever else is
 * served. Of two projects with the same number, the second gets the next free one.
 */
export function mergeModels(models: readonly [CatalogueModel, ...CatalogueModel[]]): CatalogueModel {
  const [first, ...others] = models;
  if (others.length === 0) return first;
  const parts = models.map(ownKeys);
  return {
    name: models.map(({ name }) => name).join(", "),
    namespace: first.namespace,
    cultures: [...new Set(models.flatMap(({ cultures }) => cultures))],
    classifications: parts.flatMap(({ classifications }) => classifications),
    constructionObjects: parts.flatMap(({ constructionObjects }) => constructionObjects),
    documents: parts.flatMap(({ documents }) => documents),
    properties: parts.flatMap(({ properties }) => properties),
    propertyTags: parts.flatMap(({ propertyTags }) => propertyTags),
    templates: parts.flatMap(({ templates }) => templates),
    units: parts.flatMap(({ units }) => units),
    values: parts.flatMap(({ values }) => values),
    projects: withOwnIds(parts.flatMap(({ projects }) => projects)),
  };
}

function withOwnIds(projects: CatalogueModel["projects"]): CatalogueModel["projects"] {
  const ids = new Set<number>();
  return projects.map((project) => {
    let { id } = project;
    while (ids.has(id)) id += 1;
    ids.add(id);
    return { ...project, id };
  });
}

/** The catalogue with unique keys, and with the GUIDs derived from its original ones. */
function ownKeys(model: CatalogueModel, index: number): CatalogueModel {
  const key = (own: string): string => `${index} ${own}`;
  const keys = (own: readonly string[]): string[] => own.map(key);
  const entry = <T extends ConceptEntry>(kind: Kind, one: T): T => ({
    ...one,
    key: key(one.key),
    guid: one.guid ?? conceptGuid(kind, one, model.namespace),
  });
  return {
    ...model,
    classifications: model.classifications.map((one) => ({
      ...entry("classification", one),
      codes: one.codes.map((code) => ({
        ...entry("code", code),
        ...(code.parent === undefined ? {} : { parent: key(code.parent) }),
      })),
    })),
    constructionObjects: model.constructionObjects.map((one) => entry("construction-object", one)),
    documents: model.documents.map((one) => entry("document", one)),
    properties: model.properties.map((one) => ({
      ...entry("property", one),
      ...(one.document === undefined ? {} : { document: key(one.document) }),
      ...(one.values === undefined ? {} : { values: keys(one.values) }),
    })),
    propertyTags: model.propertyTags.map((one) => ({
      ...entry("property-tag", one),
      properties: keys(one.properties),
    })),
    templates: model.templates.map((one) => ({
      ...entry("template", one),
      codes: keys(one.codes),
      ...(one.classifications === undefined ? {} : { classifications: keys(one.classifications) }),
      properties: keys(one.properties),
      documents: keys(one.documents),
      ...(one.propertyValues === undefined
        ? {}
        : {
            propertyValues: Object.fromEntries(
              Object.entries(one.propertyValues).map(([property, values]) => [key(property), keys(values)]),
            ),
          }),
    })),
    units: model.units.map((one) => entry("unit", one)),
    values: model.values.map((one) => entry("value", one)),
    projects: model.projects.map((project) => ({
      ...project,
      requirements: project.requirements.map((one) => ({ ...one, productType: key(one.productType) })),
    })),
  };
}
