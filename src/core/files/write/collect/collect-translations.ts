import type { ConceptSummary } from "#core/api/concept-summary.ts";
import type { ListedKind } from "#core/api/listed-kinds.ts";
import { keysOf } from "#core/lib/keys-of.ts";
import { text, type Text } from "#core/text/messages/text.ts";
import type { ExportConcept } from "../concept.ts";
import type { ExportCode } from "../kinds/codes.ts";
import type { Note } from "../notes.ts";
import type { Culture } from "../table.ts";
import { CodeCollector } from "./code-collector.ts";
import { type CollectJob, type Collection, createCollection, gapJobs } from "./collection.ts";
import type { CodesSource, ExportSource, Fetched } from "./source.ts";
import { listAt, namedConcept, TranslatedList } from "./translated.ts";

/** The texts of a service, or of one classification, in several cultures. */
export type CollectedTexts = {
  readonly cultures: readonly string[];
  readonly codes: readonly {
    readonly classification: ExportConcept;
    readonly codes: readonly ExportCode[];
  }[];
  /** Empty for a single classification, like the properties. */
  readonly lists: Readonly<Record<ListedKind, readonly ExportConcept[]>>;
  readonly properties: readonly {
    readonly template: ExportConcept;
    readonly properties: readonly ExportConcept[];
  }[];
  /** What the user should know about the data. */
  readonly notes: readonly Note[];
};

/** The data source of translations: that of exports, and the lists of a service. */
export type TranslationsSource = Pick<ExportSource, "concept" | "codes" | "mappedProperties"> & {
  /** Loads the first page of a list; returns the number of requests that its other pages take. */
  readonly startList: (kind: ListedKind, culture: Culture, signal: AbortSignal) => Promise<number>;
  /** A complete list. */
  readonly list: (
    kind: ListedKind,
    culture: Culture,
    signal: AbortSignal,
  ) => Promise<Fetched<ConceptSummary>>;
};

export type TranslationsRequest = {
  /** Version GUID; null for all that the service lists. */
  readonly classification: string | null;
  /** At least one. */
  readonly cultures: readonly string[];
};

const LABELS: Readonly<Record<ListedKind, Text>> = {
  classification: text("files.kindClassifications"),
  template: text("files.kindTemplates"),
  "construction-object": text("files.kindConstructionObjects"),
};

/**
 * Collects texts in cultures: the codes of one classification (E2, E5 for its name), or the classifications (E5) with their codes (E2), the
 * templates (E9) with their properties (E6), and the construction objects (E3).
 */
export function collectTranslations(
  source: TranslationsSource,
  { classification, cultures }: TranslationsRequest,
): Collection<CollectedTexts> {
  const trees = new CodeTrees(source, cultures);
  /** By the version GUIDs of the templates. */
  const properties = new Map<string, TranslatedList>();
  const lists = {
    classification: new TranslatedList(cultures),
    template: new TranslatedList(cultures),
    "construction-object": new TranslatedList(cultures),
  };
  const jobsFor = (kind: ListedKind, items: readonly ConceptSummary[]): CollectJob[] => {
    if (kind === "construction-object") return [];
    return items.flatMap(({ versionGuid, defaultName, name }) => {
      if (versionGuid === null) return [];
      const label = defaultName ?? name ?? versionGuid;
      if (kind === "template")
        return listAt(properties, versionGuid, cultures).jobs(
          { key: `properties ${versionGuid}`, label: text("exporting.partPropertiesOf", { name: label }) },
          (...request) => source.mappedProperties(versionGuid, ...request),
        );
      const below = text("exporting.partBelow", { name: label });
      return trees.jobs(versionGuid).map((job) => ({ ...job, label: below }));
    });
  };
  /** Loads the first page of a list, whose total tells how many requests the others take, then the others. */
  const listJob = (kind: ListedKind, culture: Culture): CollectJob => {
    const what = { key: `${kind} ${culture ?? ""}`, label: LABELS[kind] };
    return {
      ...what,
      run: async (signal) => {
        const requests = await source.startList(kind, culture, signal);
        const rest: CollectJob = {
          key: `rest of ${what.key}`,
          label: what.label,
          requests: () => requests,
          run: async (signal) => {
            const { items, gap } = await source.list(kind, culture, signal);
            const further = lists[kind].add(culture, items) ? jobsFor(kind, items) : [];
            return [...further, ...gapJobs(rest, gap)];
          },
        };
        return [rest];
      },
    };
  };
  const named =
    classification === null ? null : namedConcept(source, "classification", classification, cultures);
  const jobs =
    classification === null
      ? cultures.flatMap((culture) => keysOf(LABELS).map((kind) => listJob(kind, culture)))
      : [...(named?.jobs ?? []), ...trees.jobs(classification)];
  return createCollection(jobs, () => ({
    cultures,
    codes: trees.entries(named === null ? lists.classification.entries() : [named.entry()]),
    lists: {
      classification: lists.classification.entries(),
      template: lists.template.entries(),
      "construction-object": lists["construction-object"].entries(),
    },
    properties: lists.template.entries().flatMap((template) => {
      const list = properties.get(template.concept.versionGuid ?? "");
      return list === undefined ? [] : [{ template, properties: list.entries() }];
    }),
    notes: trees.notes(),
  }));
}

type Tree = { readonly collector: CodeCollector; readonly codes: CodesSource };

/** The codes of classifications, by version GUID. */
class CodeTrees {
  readonly #source: TranslationsSource;
  readonly #cultures: readonly string[];
  readonly #trees = new Map<string, Tree>();

  constructor(source: TranslationsSource, cultures: readonly string[]) {
    this.#source = source;
    this.#cultures = cultures;
  }

  jobs(versionGuid: string): CollectJob[] {
    if (this.#trees.has(versionGuid)) return [];
    const codes = this.#source.codes(versionGuid, this.#cultures[0] ?? null);
    const collector = new CodeCollector(codes, { kind: "whole" }, this.#cultures);
    this.#trees.set(versionGuid, { collector, codes });
    return collector.jobs().map((job) => within(versionGuid, job));
  }

  /** The codes of these classifications. */
  entries(classifications: readonly ExportConcept[]): CollectedTexts["codes"] {
    return classifications.flatMap((classification) => {
      const tree = this.#trees.get(classification.concept.versionGuid ?? "");
      return tree === undefined ? [] : [{ classification, codes: tree.collector.entries() }];
    });
  }

  /** One note for all classifications, since it is about the service. */
  notes(): Note[] {
    const placed = [...this.#trees.values()].flatMap(({ codes }) => codes.placedByNumber() ?? []);
    if (placed.length === 0) return [];
    const sharedNumbers = [...new Set(placed.flatMap((one) => one.sharedNumbers))];
    return [{ code: "placed-by-number", sharedNumbers }];
  }
}

/** A job and those that follow it, with keys of their own: codes of several classifications may have the same GUIDs. */
function within(versionGuid: string, job: CollectJob): CollectJob {
  return {
    ...job,
    key: `${versionGuid} ${job.key}`,
    run: async (signal) => (await job.run(signal)).map((further) => within(versionGuid, further)),
  };
}
