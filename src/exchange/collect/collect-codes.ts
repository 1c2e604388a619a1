import type { ClassificationCode } from "#api/classifications.ts";
import type { CodesExport, ExportCode } from "../write/kinds/codes.ts";
import type { Culture } from "../write/table.ts";
import { CodeCollector, type Extent } from "./code-collector.ts";
import { type CollectJob, type Collection, createCollection, gapJobs } from "./collection.ts";
import { namedConcept, titleOf } from "./concept.ts";
import type { ExportSource, Fetched } from "./source.ts";
import { askedCultures, TranslatedList } from "./translated.ts";

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
  /** What the export is called. */
  readonly what: string;
  /** The culture that was searched: another one would find other codes. */
  readonly culture: Culture;
  readonly cultures: readonly Culture[];
  readonly fetchHits: (signal: AbortSignal) => Promise<Fetched<ClassificationCode>>;
  /** One of the hits in another culture; null where the service does not find it again. */
  readonly fetchCode: (
    hit: ClassificationCode,
    culture: Culture,
    signal: AbortSignal,
  ) => Promise<ClassificationCode | null>;
};

/** The codes that a search found (E2), in the order of the service. Their places in the tree are not known. */
export function collectHits(source: ExportSource, request: HitsRequest): Collection<CodesExport> {
  const { versionGuid, what, culture, cultures, fetchHits, fetchCode } = request;
  const classification = namedConcept(source, "classification", versionGuid, cultures);
  const hits = new TranslatedList<ClassificationCode>(cultures);
  const others = askedCultures(cultures).filter((other) => other !== culture);
  const translated = new Map(others.map((other): [Culture, ClassificationCode[]] => [other, []]));
  const translate = (other: Culture, found: readonly ClassificationCode[]): CollectJob[] =>
    found.map((hit, index) => ({
      key: `hit ${index} ${other ?? ""}`,
      label: `${hit.classNumber ?? hit.defaultName ?? ""} (${other ?? "default culture"})`,
      run: async (signal) => {
        const code = await fetchCode(hit, other, signal);
        if (code === null) throw new Error("The service does not find this code by its class number.");
        const known = translated.get(other) ?? [];
        known.push(code);
        hits.add(other, known);
        return [];
      },
    }));
  const job: CollectJob = {
    key: "hits",
    label: "Matching codes",
    run: async (signal) => {
      const { items, gap } = await fetchHits(signal);
      hits.add(culture, items);
      return [...others.flatMap((other) => translate(other, items)), ...gapJobs(job, gap)];
    },
  };
  return createCollection([...classification.jobs, job], () => {
    const codes = hits.entries().map((hit): ExportCode => ({ ...hit, level: null, parent: null }));
    return { kind: "codes", what, cultures, classification: classification.entry(), codes };
  });
}
