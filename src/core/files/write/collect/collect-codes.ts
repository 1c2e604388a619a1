import type { ClassificationCode } from "#core/api/resources/classifications.ts";
import { TextError } from "#core/text/messages/text-error.ts";
import { text } from "#core/text/messages/text.ts";
import type { CodesExport, ExportCode } from "../kinds/codes.ts";
import type { Culture } from "../table.ts";
import { CodeCollector, type Extent } from "./code-collector.ts";
import { type CollectJob, type Collection, createCollection, gapJobs } from "./collection.ts";
import type { ExportSource, Fetched } from "./source.ts";
import { inCulture, namedConcept, titleOf, requestedCultures, TranslatedList } from "./translated.ts";

export type CodesRequest = {
  /** Version GUID of the classification. */
  readonly versionGuid: string;
  readonly extent: Extent;
  readonly cultures: readonly Culture[];
};

/** Collects the codes of a classification (E2), all or a part of them, with its name (E5). */
export function collectCodes(source: ExportSource, request: CodesRequest): Collection<CodesExport> {
  const { versionGuid, extent, cultures } = request;
  const classification = namedConcept(source, "classification", versionGuid, cultures);
  const [culture = null] = requestedCultures(cultures);
  const codes = source.codes(versionGuid, culture);
  const tree = new CodeCollector(codes, extent, cultures);
  return createCollection([...classification.jobs, ...tree.jobs()], () => {
    const entry = classification.entry();
    const placed = codes.placedByNumber();
    return {
      kind: "codes",
      what: titleOf(entry),
      cultures,
      notes: placed === null ? [] : [{ code: "placed-by-number", ...placed }],
      classification: entry,
      codes: tree.entries(),
    };
  });
}

export type HitsRequest = {
  /** Version GUID of the searched classification. */
  readonly versionGuid: string;
  /** The name of the export. */
  readonly what: string;
  /** The culture of the search: in another one the hits would differ. */
  readonly culture: Culture;
  readonly cultures: readonly Culture[];
  readonly fetchHits: (signal: AbortSignal) => Promise<Fetched<ClassificationCode>>;
  /** One of the hits in another culture; null if the service does not return it. */
  readonly fetchCode: (
    hit: ClassificationCode,
    culture: Culture,
    signal: AbortSignal,
  ) => Promise<ClassificationCode | null>;
};

/** Collects the hits of a search (E2), in the order of the service. Their ancestors are unknown. */
export function collectHits(source: ExportSource, request: HitsRequest): Collection<CodesExport> {
  const { versionGuid, what, culture, cultures, fetchHits, fetchCode } = request;
  const classification = namedConcept(source, "classification", versionGuid, cultures);
  const hits = new TranslatedList<ClassificationCode>(cultures);
  const others = requestedCultures(cultures).filter((other) => other !== culture);
  const translated = new Map(others.map((other): [Culture, ClassificationCode[]] => [other, []]));
  const translate = (other: Culture, found: readonly ClassificationCode[]): CollectJob[] =>
    found.map((hit, index) => ({
      key: `hit ${index} ${other ?? ""}`,
      label: inCulture(hit.classNumber ?? hit.defaultName ?? "", other),
      run: async (signal) => {
        const code = await fetchCode(hit, other, signal);
        if (code === null) throw new TextError(text("exporting.codeNotFound"));
        const collected = translated.get(other) ?? [];
        collected.push(code);
        hits.add(other, collected);
        return [];
      },
    }));
  const job: CollectJob = {
    key: "hits",
    label: text("classifications.matchingCodes"),
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
