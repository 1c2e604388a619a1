import type { ConceptSummary } from "#api/concept-summary.ts";
import { given } from "../text.ts";
import type { ExportConcept } from "../write/concept.ts";
import type { Culture } from "../write/table.ts";
import type { CollectJob } from "./collection.ts";
import type { ExportSource, NamedKind } from "./source.ts";
import { listJobs, listOf, TranslatedList } from "./translated.ts";

/** A concept known by its version GUID, with its names in every culture. */
export function namedConcept(
  source: ExportSource,
  kind: NamedKind,
  versionGuid: string,
  cultures: readonly Culture[],
): { jobs: CollectJob[]; entry: () => ExportConcept } {
  const list = new TranslatedList(cultures);
  const nameless: ConceptSummary = { guid: null, versionGuid, defaultName: null, name: null };
  const jobs = listJobs(
    list,
    cultures,
    { key: `${kind} ${versionGuid}`, label: `Name of the ${kind}` },
    async (culture, signal) => listOf((await source.concept(kind, versionGuid, culture, signal)) ?? nameless),
  );
  const entry = (): ExportConcept =>
    list.entries()[0] ?? { concept: nameless, texts: cultures.map(() => ({ name: null, definition: null })) };
  return { jobs, entry };
}

/** The name of a file about a concept: its default name, else any other identification. */
export function titleOf({ concept, texts }: ExportConcept): string {
  return (
    given(concept.defaultName) ??
    texts.flatMap(({ name }) => name ?? [])[0] ??
    given(concept.versionGuid) ??
    given(concept.guid) ??
    "export"
  );
}
