import { type RequirementsRequest, requirementsJob } from "#core/files/write/collect/collect-lists.ts";
import { type CollectJob, type Collection, createCollection } from "#core/files/write/collect/collection.ts";
import type { ExportSource } from "#core/files/write/collect/source.ts";
import { listAt, namedConcept, TranslatedList } from "#core/files/write/collect/translated.ts";
import type { ExportConcept } from "#core/files/write/concept.ts";
import type { IdsExport } from "#core/files/write/kinds/ids.ts";
import type { RequirementEntry } from "#core/files/write/kinds/requirements.ts";
import type { Note } from "#core/files/write/notes.ts";
import type { Culture } from "#core/files/write/table.ts";
import { fold } from "#core/text/match-text.ts";
import { quoting } from "#core/text/messages/quoting.ts";
import { TextError } from "#core/text/messages/text-error.ts";
import { text } from "#core/text/messages/text.ts";
import { buildIds, type IdsOptions } from "./build-ids.ts";
import { checkIds } from "./check-ids.ts";
import {
  type ChosenTemplates,
  type IdsProductType,
  type IdsTemplate,
  keyOfConcept,
  nameOfConcept,
  type StageRequirement,
} from "./product-type.ts";

/** What is loaded for IDS files: product types, and the templates that they can be joined to. */
export type ProductTypes = {
  /** None for the export of a template. */
  readonly templates: readonly IdsTemplate[];
  /** The product types, joined to the templates that have their GUIDs, else to the chosen ones, else to those of the same names. */
  readonly joined: (chosen: ChosenTemplates) => readonly IdsProductType[];
  /** The jobs that load the properties of these templates; those that ran before are not run again. */
  readonly jobs: (chosen: ChosenTemplates) => readonly CollectJob[];
};

/** A template (E9) as a product type, with its mapped properties (E6). */
export function collectTemplateType(
  source: ExportSource,
  { versionGuid, culture }: { readonly versionGuid: string; readonly culture: Culture },
): Collection<ProductTypes> {
  const named = namedConcept(source, "template", versionGuid, [culture]);
  const properties = propertyLists(source, culture);
  return createCollection([...named.jobs, ...properties.jobs(versionGuid)], () => ({
    templates: [],
    joined: () => {
      const template = { ...templateOf(named.entry()), versionGuid };
      const { key, name } = template;
      const type = { key, guid: key, name, template, isJoinedByGuid: true, requirements: [] };
      return [{ ...type, ...properties.of(versionGuid) }];
    },
    jobs: () => [],
  }));
}

type RequirementTypesRequest = RequirementsRequest & {
  /** The rows that the view shows. */
  readonly shown: (entries: readonly RequirementEntry[]) => readonly RequirementEntry[];
  readonly chosen: ChosenTemplates;
};

/** The product types of requirements (E10), each with the mapped properties (E6) of the template (E9) that it is joined to. */
export function collectProductTypes(
  source: ExportSource,
  request: RequirementTypesRequest,
): Collection<ProductTypes> {
  const { culture, chosen } = request;
  const requirements = requirementsJob(source, request);
  const typesOf = (): NamedType[] => {
    const groups = Map.groupBy(
      request.shown(requirements.entries()),
      ({ productTypeGuid }) => productTypeGuid,
    );
    return [...groups].flatMap(([guid, entries]) =>
      // A requirement without a product type says nothing about elements.
      guid === null ? [] : [{ guid, name: request.productType(guid), requirements: entries }],
    );
  };
  const types = joinedTypes(source, culture, typesOf);
  const job: CollectJob = {
    ...requirements.job,
    // Only then it is known which templates are needed.
    run: async (signal) => [...(await requirements.job.run(signal)), ...types.templateJobs(chosen)],
  };
  return createCollection([job], types.data);
}

type NamedTypesRequest = {
  readonly culture: Culture;
  /** The names are null where unknown. */
  readonly productTypes: readonly { readonly guid: string; readonly name: string | null }[];
  readonly chosen: ChosenTemplates;
};

/** Product types with the mapped properties (E6) of the templates (E9) that they are joined to. */
export function collectNamedTypes(
  source: ExportSource,
  { culture, productTypes, chosen }: NamedTypesRequest,
): Collection<ProductTypes> {
  const types = joinedTypes(source, culture, () => productTypes.map((one) => ({ ...one, requirements: [] })));
  return createCollection(productTypes.length === 0 ? [] : types.templateJobs(chosen), types.data);
}

/** The values (E13) of the properties that the mapping includes, and the files made with them. */
export function collectIds(
  source: ExportSource,
  {
    what,
    culture,
    options,
  }: { readonly what: string; readonly culture: Culture; readonly options: IdsOptions },
): Collection<IdsExport> {
  const { mapping, productTypes } = options;
  const lists = new Map<string, TranslatedList>();
  const keyOf = (template: IdsTemplate | null, property: string | null): string =>
    JSON.stringify([template?.versionGuid ?? null, property]);
  const jobs = productTypes.flatMap(({ key, name, template, properties }) =>
    !mapping.productTypes.has(key)
      ? []
      : properties.flatMap((entry) => {
          const { versionGuid } = entry.concept;
          const own = mapping.properties.get(key)?.get(keyOfConcept(entry.concept));
          if (versionGuid === null || own === undefined || !own.isIncluded) return [];
          const id = keyOf(template, versionGuid);
          const label = text("exporting.partValues", { name: `${name}: ${nameOfConcept(entry)}` });
          return listAt(lists, id, [culture]).jobs({ key: `values ${id}`, label }, (...request) =>
            source.propertyValues(versionGuid, template?.versionGuid ?? null, ...request),
          );
        }),
  );
  return createCollection(jobs, () => {
    // Product types may have the same name.
    const notes = new Map<string, Note>();
    const valuesOf = ({ template }: IdsProductType, { concept }: ExportConcept) =>
      lists.get(keyOf(template, concept.versionGuid))?.entries() ?? [];
    const files = buildIds(what, options, valuesOf, (note) => void notes.set(JSON.stringify(note), note));
    const [problem] = files.flatMap(({ ids }) => checkIds(ids, () => options.schema));
    if (problem !== undefined)
      throw new TextError(quoting(text("ids.ruleBroken", { name: problem.name, problem: problem.sentence })));
    return { kind: "ids", what, cultures: [culture], files, notes: [...notes.values()] };
  });
}

type NamedType = {
  readonly guid: string;
  /** Null if unknown. */
  readonly name: string | null;
  readonly requirements: readonly StageRequirement[];
};

/** Joins product types, as loaded so far, to templates; the templates are loaded by `templateJobs`, and then their properties. */
function joinedTypes(source: ExportSource, culture: Culture, typesOf: () => readonly NamedType[]) {
  const list = new TranslatedList([culture]);
  const properties = propertyLists(source, culture);
  let latest = indexTemplates(list.entries());
  const templates = (): TemplateIndex => {
    const entries = list.entries();
    if (latest.entries !== entries) latest = indexTemplates(entries);
    return latest;
  };
  const joined: ProductTypes["joined"] = (chosen) => {
    const index = templates();
    return typesOf().map((type) => {
      const { guid, requirements } = type;
      const { template, isJoinedByGuid, name } = joinOf(type, index, chosen);
      const key = template !== null && isJoinedByGuid ? template.key : guid;
      const known = { key, guid, name, template, isJoinedByGuid, requirements };
      return { ...known, ...properties.of(template?.versionGuid ?? null) };
    });
  };
  const jobs: ProductTypes["jobs"] = (chosen) =>
    joined(chosen).flatMap(({ template }) => properties.jobs(template?.versionGuid ?? null));
  return {
    data: (): ProductTypes => ({ templates: templates().all, joined, jobs }),
    templateJobs: (chosen: ChosenTemplates): CollectJob[] =>
      list.jobs({ key: "templates", label: text("files.kindTemplates") }, source.templates, () =>
        jobs(chosen),
      ),
  };
}

function templateOf(entry: ExportConcept): IdsTemplate {
  const { concept } = entry;
  return {
    key: keyOfConcept(concept),
    versionGuid: concept.versionGuid,
    name: nameOfConcept(entry),
    concept,
  };
}

/** The mapped properties of templates by version GUID. */
function propertyLists(source: ExportSource, culture: Culture) {
  const lists = new Map<string, TranslatedList>();
  return {
    jobs: (template: string | null): CollectJob[] =>
      template === null
        ? []
        : listAt(lists, template, [culture]).jobs(
            { key: `properties ${template}`, label: text("templates.mappedProperties") },
            (...request) => source.mappedProperties(template, ...request),
          ),
    of: (template: string | null): Pick<IdsProductType, "isLoaded" | "properties"> => {
      const list = template === null ? undefined : lists.get(template);
      return {
        isLoaded: template === null || list?.isLoaded === true,
        properties: list?.entries() ?? [],
      };
    },
  };
}

type TemplateIndex = {
  readonly entries: readonly ExportConcept[];
  readonly all: readonly IdsTemplate[];
  readonly byGuid: ReadonlyMap<string, IdsTemplate>;
  /** By folded name. */
  readonly byName: ReadonlyMap<string, IdsTemplate>;
};

function indexTemplates(entries: readonly ExportConcept[]): TemplateIndex {
  const byGuid = new Map<string, IdsTemplate>();
  const byName = new Map<string, IdsTemplate>();
  const all = entries.map((entry) => {
    const template = templateOf(entry);
    const { guid, versionGuid, defaultName } = entry.concept;
    for (const one of [guid, versionGuid]) if (one !== null) byGuid.set(one, template);
    for (const one of new Set([defaultName, template.name]))
      if (one !== null) byName.set(fold(one), template);
    return template;
  });
  return { entries, all, byGuid, byName };
}

/** Finds the template of a product type: the one with its GUID, the chosen one, or the one with its name. */
function joinOf({ guid, name: ownName }: NamedType, templates: TemplateIndex, chosen: ChosenTemplates) {
  const { byGuid, byName } = templates;
  const own = byGuid.get(guid);
  const name = ownName ?? own?.name ?? guid;
  const template = own ?? byGuid.get(chosen.get(guid) ?? "") ?? byName.get(fold(name)) ?? null;
  return { template, isJoinedByGuid: own !== undefined, name };
}
