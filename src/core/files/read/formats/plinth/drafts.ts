import type { LoiEntry } from "#core/catalogue/catalogue-model.ts";
import { defined } from "#core/lib/defined.ts";
import { text } from "#core/text/messages/text.ts";
import type { ReadContext } from "../../build/context.ts";
import type { DraftCatalogue, DraftProperty, DraftTemplate } from "../../build/draft.ts";
import type { Notes, Where } from "../../report/notes.ts";
import type { ListKind } from "../table/mapping/mapping.ts";
import { type ConceptRecord, conceptOf, ConceptSet } from "./records.ts";

/** The parts of a catalogue that a file provides. */
export type Parts = Partial<DraftCatalogue>;

/** A list of concepts of one kind. */
export function listParts(kind: ListKind, records: readonly ConceptRecord[]): Parts {
  // Duplicates are kept with other keys, and reported, as those of codes are.
  const concepts = records.flatMap((record) => conceptOf(record) ?? []);
  switch (kind) {
    case "templates":
      return { templates: concepts.map((one) => ({ ...one, codes: [], properties: [], documents: [] })) };
    case "propertyTags":
      return { propertyTags: concepts.map((one) => ({ ...one, properties: [] })) };
    case "classifications":
      return { classifications: concepts.map((one) => ({ ...one, codes: [] })) };
    default:
      return { [kind]: concepts };
  }
}

export type PropertyRecord = ConceptRecord & {
  readonly values: readonly ConceptRecord[];
  readonly document?: ConceptRecord | undefined;
};

export type TemplateRecord = ConceptRecord & {
  readonly documents: readonly ConceptRecord[];
  readonly classifications: readonly ConceptRecord[];
};

/**
 * Properties with their values and documents; with a template, as its properties.
 * @param notes told of a property that is there twice; none if a property may consist of several records
 */
export function propertyParts(
  records: readonly PropertyRecord[],
  template: TemplateRecord | null,
  notes: Notes | null,
): Parts {
  const values = new ConceptSet();
  const documents = new ConceptSet();
  const properties = new Map<string, DraftProperty & { readonly values: string[] }>();
  for (const { values: own, document, ...record } of records) {
    const concept = conceptOf(record);
    if (concept === undefined) continue;
    const key = document === undefined ? undefined : documents.add(document);
    const existing = properties.get(concept.key);
    if (existing !== undefined)
      notes?.leftOut(
        record.where,
        text("jsonReader.repeatedProperty", { name: record.defaultName ?? concept.key }),
      );
    // In tables, each value of a property has a row.
    const all = existing?.values ?? [];
    for (const value of own) {
      const added = values.add(value);
      if (added !== undefined) all.push(added);
    }
    properties.set(concept.key, { ...concept, ...defined({ document: key }), ...existing, values: all });
  }
  const classifications = listParts("classifications", template?.classifications ?? []).classifications ?? [];
  const concept = template === null ? undefined : conceptOf(template);
  const templates: DraftTemplate[] = [];
  if (concept !== undefined)
    templates.push({
      ...concept,
      codes: [],
      classifications: classifications.map(({ key }) => key),
      properties: [...properties.keys()],
      documents: template?.documents.flatMap((document) => documents.add(document) ?? []) ?? [],
    });
  return {
    properties: [...properties.values()],
    values: values.all,
    documents: documents.all,
    templates,
    classifications,
  };
}

export type DocumentRecord = ConceptRecord & { readonly templates: readonly ConceptRecord[] };

/** Documents with the templates that refer to them. */
export function documentParts(records: readonly DocumentRecord[]): Parts {
  const documents = new ConceptSet();
  const templates = new ConceptSet();
  const ofTemplates = new Map<string, Set<string>>();
  for (const { templates: own, ...record } of records) {
    const document = documents.add(record);
    if (document === undefined) continue;
    for (const template of own) {
      const key = templates.add(template);
      if (key !== undefined) ofTemplates.set(key, (ofTemplates.get(key) ?? new Set()).add(document));
    }
  }
  return {
    documents: documents.all,
    templates: templates.all.map((one) => ({
      ...one,
      codes: [],
      properties: [],
      documents: [...(ofTemplates.get(one.key) ?? [])],
    })),
  };
}

export type RequirementRecord = {
  readonly where: Where;
  readonly project: number | undefined;
  readonly id?: string | undefined;
  readonly productTypeGuid?: string | undefined;
  readonly productType?: string | undefined;
  readonly stageId: number | undefined;
  readonly roleId?: number | undefined;
  readonly loiId?: string | undefined;
};

/** Projects with their requirements for product types, which become construction objects. */
export function requirementParts(records: readonly RequirementRecord[], { notes }: ReadContext): Parts {
  const productTypes = new ConceptSet();
  const projects = [...Map.groupBy(records, ({ project = 1 }) => project)].map(([id, own]) => {
    const lois = new Map<string, LoiEntry[]>();
    for (const [index, { where, productType, productTypeGuid, id: guid, ...loi }] of own.entries()) {
      const { loiId, roleId, stageId } = loi;
      if (stageId === undefined) {
        notes.leftOut(where, text("jsonReader.noStage"));
        continue;
      }
      const named = { where, names: {}, defaultName: productType, versionGuid: productTypeGuid };
      const key = productTypes.add(named);
      if (key === undefined) {
        notes.leftOut(where, text("jsonReader.noProductType"));
        continue;
      }
      const list = lois.get(key) ?? [];
      lois.set(key, list);
      list.push({ key: `${id}/${guid ?? index}`, stageId, ...defined({ guid, loiId, roleId }) });
    }
    const requirements = [...lois].map(([productType, all]) => ({ productType, lois: all }));
    return { id, name: "", requirements };
  });
  return { projects, constructionObjects: productTypes.all };
}
