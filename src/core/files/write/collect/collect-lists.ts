import type { ConceptSummary } from "#core/api/concept-summary.ts";
import type { RequirementsFilter, RequirementsItem } from "#core/api/resources/requirements.ts";
import type { Unit } from "#core/api/resources/units.ts";
import { text } from "#core/text/messages/text.ts";
import type { ConceptsExport, DocumentsExport } from "../kinds/concepts.ts";
import {
  requirementEntry,
  type RequirementEntry,
  type RequirementNames,
  type RequirementsExport,
} from "../kinds/requirements.ts";
import type { UnitsExport } from "../kinds/units.ts";
import type { Culture } from "../table.ts";
import { type CollectJob, type Collection, createCollection, gapJobs } from "./collection.ts";
import type { ExportSource, Fetched } from "./source.ts";
import { namedConcept, titleOf, TranslatedList } from "./translated.ts";

type Request = {
  readonly cultures: readonly Culture[];
  /** The name of the file, like 'Templates'. */
  readonly what: string;
};

/** Collects a complete list of concepts. */
export function collectConcepts(
  fetchList: (culture: Culture, signal: AbortSignal) => Promise<Fetched<ConceptSummary>>,
  { what, cultures }: Request,
): Collection<ConceptsExport> {
  const list = new TranslatedList(cultures);
  return createCollection(list.jobs({ key: "list", label: what }, fetchList), () => ({
    kind: "concepts",
    what,
    cultures,
    concepts: list.entries(),
  }));
}

/** Collects documents by their version GUIDs, each with its templates (E12). */
export function collectDocuments(
  source: ExportSource,
  { versionGuids, what, cultures }: Request & { readonly versionGuids: readonly string[] },
): Collection<DocumentsExport> {
  const documents = versionGuids.map((versionGuid) => {
    const { jobs, entry } = namedConcept(source, "document", versionGuid, cultures);
    const templates = new TranslatedList(cultures);
    const label = text("exporting.partTemplatesOf", { name: versionGuid });
    const templateJobs = templates.jobs({ key: `templates ${versionGuid}`, label }, (...request) =>
      source.documentTemplates(versionGuid, ...request),
    );
    return { jobs: [...jobs, ...templateJobs], entry, templates };
  });
  return createCollection(
    documents.flatMap(({ jobs }) => jobs),
    () => {
      const groups = documents.map(({ entry, templates }) => ({
        entry: entry(),
        members: templates.entries(),
      }));
      const [first] = groups;
      const isOne = groups.length === 1 && first !== undefined;
      return { kind: "documents", what: isOne ? titleOf(first.entry) : what, cultures, documents: groups };
    },
  );
}

/** Collects units by their version GUIDs (E15), which include all languages. */
export function collectUnits(
  source: ExportSource,
  { versionGuids, what, cultures }: Request & { readonly versionGuids: readonly string[] },
): Collection<UnitsExport> {
  const units = new Map<string, Unit>();
  const jobs = versionGuids.map((versionGuid): CollectJob => ({
    key: versionGuid,
    label: text("exporting.partUnit", { guid: versionGuid }),
    run: async (signal) => {
      units.set(versionGuid, await source.unit(versionGuid, signal));
      return [];
    },
  }));
  return createCollection(jobs, () => ({
    kind: "units",
    what,
    cultures,
    units: versionGuids.flatMap((versionGuid) => units.get(versionGuid) ?? []),
  }));
}

export type RequirementsRequest = RequirementNames & {
  readonly project: number;
  readonly filter: RequirementsFilter;
  readonly culture: Culture;
};

/** Collects the requirements of a project (E10) as rows. */
export function collectRequirements(
  source: ExportSource,
  request: RequirementsRequest & Pick<Request, "what">,
): Collection<RequirementsExport> {
  const { what, culture } = request;
  const { job, entries } = requirementsJob(source, request);
  return createCollection([job], () => ({
    kind: "requirements",
    what,
    cultures: [culture],
    requirements: entries(),
  }));
}

/** The job that loads the requirements of a project (E10), and those loaded so far as rows. */
export function requirementsJob(
  source: ExportSource,
  request: RequirementsRequest,
): { readonly job: CollectJob; readonly entries: () => RequirementEntry[] } {
  const { project, filter } = request;
  let items: readonly RequirementsItem[] = [];
  const job: CollectJob = {
    key: "requirements",
    label: text("addresses.requirements"),
    run: async (signal) => {
      const fetched = await source.requirements(project, filter, signal);
      items = fetched.items;
      return gapJobs(job, fetched.gap);
    },
  };
  return { job, entries: () => requirementEntries(items, request) };
}

/** One row per requirement; duplicates with an id are listed once. */
function requirementEntries(items: readonly RequirementsItem[], names: RequirementNames): RequirementEntry[] {
  const entries = items.flatMap(({ productTypeGuid, lois }) =>
    (lois ?? []).map((loi) => requirementEntry({ ...loi, productTypeGuid }, names)),
  );
  const seen = new Set<string>();
  return entries.filter((entry) => {
    const key = JSON.stringify(entry);
    const isRepeated = entry.id !== null && seen.has(key);
    seen.add(key);
    return !isRepeated;
  });
}
