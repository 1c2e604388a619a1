import { fold } from "#lib/text/match-text.ts";
import { type RequirementsRequest, requirementsJob } from "../export/collect/collect-lists.ts";
import { type CollectJob, type Collection, createCollection } from "../export/collect/collection.ts";
import type { ExportSource } from "../export/collect/source.ts";
import { listJobs, namedConcept, TranslatedList } from "../export/collect/translated.ts";
import type { ExportConcept } from "../export/concept.ts";
import type { IdsExport } from "../export/kinds/ids.ts";
import type { RequirementEntry } from "../export/kinds/requirements.ts";
import { FormatLimitError, type Note } from "../export/notes.ts";
import type { Culture } from "../export/table.ts";
import { buildIds, type IdsOptions } from "./build-ids.ts";
import { checkIds } from "./check-ids.ts";
import { type IdsProductType, keyOfConcept, nameOfConcept } from "./product-type.ts";

/** A template (E9) as a product type, with its mapped properties (E6). */
export function collectTemplateType(
  source: ExportSource,
  { versionGuid, culture }: { readonly versionGuid: string; readonly culture: Culture },
): Collection<readonly IdsProductType[]> {
  const template = namedConcept(source, "template", versionGuid, [culture]);
  const properties = propertyLists(source, culture);
  const jobs = [...template.jobs, ...properties.jobs(versionGuid)];
  return createCollection(jobs, () => {
    const entry = template.entry();
    return [
      {
        key: keyOfConcept(entry.concept),
        guid: keyOfConcept(entry.concept),
        name: nameOfConcept(entry),
        joinedByName: null,
        template: versionGuid,
        properties: properties.of(versionGuid),
        requirements: [],
      },
    ];
  });
}

/** The product types of requirements (E10), each with the mapped properties (E6) of the template (E9) that it is joined to. */
export function collectProductTypes(
  source: ExportSource,
  request: RequirementsRequest,
): Collection<readonly IdsProductType[]> {
  const { culture } = request;
  const requirements = requirementsJob(source, request);
  const templates = new TranslatedList([culture]);
  const properties = propertyLists(source, culture);
  const joined = (): JoinedType[] =>
    joinTemplates(requirements.entries(), templates.entries(), request.productType);
  const templateJobs = listJobs(
    templates,
    [culture],
    { key: "templates", label: "Templates" },
    source.templates,
    () => joined().flatMap(({ template }) => properties.jobs(template?.concept.versionGuid ?? null)),
  );
  const job: CollectJob = {
    ...requirements.job,
    // Only then it is known which templates are needed.
    run: async (signal) => [...(await requirements.job.run(signal)), ...templateJobs],
  };
  return createCollection([job], () =>
    joined().map(({ guid, name, template, isByName, entries }) => ({
      key: template === null || isByName ? guid : keyOfConcept(template.concept),
      guid,
      name,
      joinedByName: template !== null && isByName ? nameOfConcept(template) : null,
      template: template?.concept.versionGuid ?? null,
      properties: properties.of(template?.concept.versionGuid ?? null),
      requirements: entries,
    })),
  );
}

/** The values (E13) of the properties that the mapping asks for, and the files made with them. */
export function collectIds(
  source: ExportSource,
  {
    what,
    culture,
    options,
  }: { readonly what: string; readonly culture: Culture; readonly options: IdsOptions },
): Collection<IdsExport & { readonly kind: "ids" }> {
  const { mapping, productTypes } = options;
  const lists = new Map<string, TranslatedList>();
  const keyOf = (template: string | null, property: string | null): string =>
    JSON.stringify([template, property]);
  const jobs = productTypes.flatMap(({ key, name, template, properties }) =>
    !mapping.productTypes.has(key)
      ? []
      : properties.flatMap((entry) => {
          const { versionGuid } = entry.concept;
          const own = mapping.properties.get(key)?.get(keyOfConcept(entry.concept));
          if (versionGuid === null || own === undefined || !own.isIncluded) return [];
          const id = keyOf(template, versionGuid);
          const list = lists.get(id) ?? new TranslatedList([culture]);
          lists.set(id, list);
          return listJobs(
            list,
            [culture],
            { key: `values ${id}`, label: `Values of ${name}: ${nameOfConcept(entry)}` },
            (...request) => source.propertyValues(versionGuid, template, ...request),
          );
        }),
  );
  return createCollection(jobs, () => {
    // Files for several stages leave out the same values.
    const notes = new Map<string, Note>();
    const valuesOf = ({ template }: IdsProductType, { concept }: ExportConcept): string[] =>
      (lists.get(keyOf(template, concept.versionGuid))?.entries() ?? []).map(nameOfConcept);
    const files = buildIds(what, options, valuesOf, (note) => void notes.set(JSON.stringify(note), note));
    const [problem] = files.flatMap(({ ids }) => checkIds(ids, () => options.schema));
    if (problem !== undefined) throw new FormatLimitError(`${problem.name}: ${problem.sentence}`);
    return { kind: "ids", what, cultures: [culture], files, notes: [...notes.values()] };
  });
}

/** The mapped properties of templates by version GUID. */
function propertyLists(source: ExportSource, culture: Culture) {
  const lists = new Map<string, TranslatedList>();
  return {
    jobs: (template: string | null): CollectJob[] => {
      if (template === null) return [];
      const list = lists.get(template) ?? new TranslatedList([culture]);
      lists.set(template, list);
      return listJobs(
        list,
        [culture],
        { key: `properties ${template}`, label: "Mapped properties" },
        (...request) => source.mappedProperties(template, ...request),
      );
    },
    of: (template: string | null): readonly ExportConcept[] =>
      template === null ? [] : (lists.get(template)?.entries() ?? []),
  };
}

type JoinedType = {
  readonly guid: string;
  readonly name: string;
  readonly template: ExportConcept | null;
  readonly isByName: boolean;
  readonly entries: readonly RequirementEntry[];
};

/** The product types of requirements in their order, each with the template that has its GUID, else its name. */
function joinTemplates(
  requirements: readonly RequirementEntry[],
  templates: readonly ExportConcept[],
  nameOf: (guid: string) => string | null,
): JoinedType[] {
  const byGuid = new Map<string, ExportConcept>();
  const byName = new Map<string, ExportConcept>();
  for (const template of templates) {
    const { guid, versionGuid, defaultName } = template.concept;
    for (const one of [guid, versionGuid]) if (one !== null) byGuid.set(one, template);
    for (const one of [defaultName, nameOfConcept(template)])
      if (one !== null) byName.set(fold(one), template);
  }
  const groups = Map.groupBy(requirements, ({ productTypeGuid }) => productTypeGuid);
  return [...groups].flatMap(([guid, entries]): JoinedType[] => {
    // A requirement without a product type says nothing about elements.
    if (guid === null) return [];
    const own = byGuid.get(guid);
    const name = nameOf(guid) ?? (own === undefined ? guid : nameOfConcept(own));
    const template = own ?? byName.get(fold(name)) ?? null;
    return [{ guid, name, template, isByName: own === undefined, entries }];
  });
}
