import type { ClassificationCode } from "#api/classifications.ts";
import type { CodesExport, ExportCode } from "../write/kinds/codes.ts";
import type { Culture } from "../write/table.ts";
import { CodeCollector, type Extent } from "./code-collector.ts";
import { type Collection, createCollection } from "./collection.ts";
import { namedConcept, titleOf } from "./concept.ts";
import type { ExportSource, Fetched } from "./source.ts";
import { askedCultures, listJobs, TranslatedList } from "./translated.ts";

export type CodesRequest = {
  /** Version GUID of the classification. */
  readonly versionGuid: string;
  readonly extent: Extent;
  readonly cultures: readonly Culture[];
};

/** The codes of a classification (E2), a part of them or all, with its name (E5). */
export function collectCodes(source: ExportSource, request: CodesRequest): Collection<CodesExport> {
  const { versionGuid, extent, cultures } = request;
  const classification = namedConcept(source, "classification", versionGuid, cultures);
  const [culture = null] = askedCultures(cultures);
  const tree = new CodeCollector(source.codes(versionGuid, culture), extent, cultures);
  return createCollection([...classification.jobs, ...tree.jobs()], () => {
    const entry = classification.entry();
    return { kind: "codes", what: titleOf(entry), cultures, classification: entry, codes: tree.entries() };
  });
}

export type HitsRequest = {
  /** Version GUID of the classification that was searched. */
  readonly versionGuid: string;
  readonly cultures: readonly Culture[];
};

/** The codes that a search found (E2), in the order of the service. Their places in the tree are not known. */
export function collectHits(
  source: ExportSource,
  { versionGuid, cultures }: HitsRequest,
  fetchHits: (culture: Culture, signal: AbortSignal) => Promise<Fetched<ClassificationCode>>,
): Collection<CodesExport> {
  const classification = namedConcept(source, "classification", versionGuid, cultures);
  const hits = new TranslatedList<ClassificationCode>(cultures);
  const jobs = listJobs(hits, cultures, { key: "hits", label: "Matching codes" }, fetchHits);
  return createCollection([...classification.jobs, ...jobs], () => {
    const entry = classification.entry();
    const codes = hits.entries().map((hit): ExportCode => ({ ...hit, level: null, parent: null }));
    return { kind: "codes", what: titleOf(entry), cultures, classification: entry, codes };
  });
}
