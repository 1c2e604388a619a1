import type { ConceptSummary } from "#core/api/concept-summary.ts";
import { givenText } from "#core/text/choose-text.ts";
import { type MessageKey, text, type Text } from "#core/text/messages/text.ts";
import type { ExportConcept, CultureTexts } from "../concept.ts";
import type { Culture } from "../table.ts";
import { type CollectJob, gapJobs } from "./collection.ts";
import type { Fetched, ExportSource, NamedKind } from "./source.ts";

/** The cultures to request. Every response contains the default texts too, so the default culture is requested only if it is the only one. */
export function requestedCultures(cultures: readonly Culture[]): readonly Culture[] {
  const named = cultures.filter((culture) => culture !== null);
  return named.length === 0 ? [null] : named;
}

/** A listed concept, possibly a code with definitions. */
type Listed = ConceptSummary & { readonly technicalDefinition?: string | null };

/**
 * A list of concepts in several cultures: the first of the longest determines the items, since a list may have loaded in part; the others
 * add texts.
 */
export class TranslatedList<T extends Listed = ConceptSummary> {
  readonly #cultures: readonly Culture[];
  readonly #lists = new Map<Culture, readonly T[]>();
  #entries: readonly ExportConcept<T>[] | null = null;

  constructor(cultures: readonly Culture[]) {
    this.#cultures = cultures;
  }

  /** Stores the list in one culture, replacing an earlier version; returns whether it determines the items. */
  add(culture: Culture, concepts: readonly T[]): boolean {
    this.#lists.set(culture, concepts);
    this.#entries = null;
    return this.#longest === concepts;
  }

  get #longest(): readonly T[] {
    const lists = [...this.#lists.values()];
    return lists.reduce((longest, list) => (list.length > longest.length ? list : longest), lists[0] ?? []);
  }

  /** Whether it is loaded in any of the cultures. */
  get isLoaded(): boolean {
    return this.#lists.size > 0;
  }

  /** One job per culture to load the list; `onFirst` returns further jobs for its items. */
  jobs(
    { key, label }: Pick<CollectJob, "key" | "label">,
    fetchList: (culture: Culture, signal: AbortSignal) => Promise<Fetched<T>>,
    onFirst: (concepts: readonly T[]) => readonly CollectJob[] = () => [],
  ): CollectJob[] {
    return requestedCultures(this.#cultures).map((culture) => {
      const job: CollectJob = {
        key: `${key} ${culture ?? ""}`,
        label: culture === null ? label : inCulture(label, culture),
        run: async (signal) => {
          const { items, gap } = await fetchList(culture, signal);
          const further = this.add(culture, items) ? onFirst(items) : [];
          return [...further, ...gapJobs(job, gap)];
        },
      };
      return job;
    });
  }

  /** The items with the texts loaded so far; the same array until more are added. */
  entries(): readonly ExportConcept<T>[] {
    this.#entries ??= this.#withTexts();
    return this.#entries;
  }

  #withTexts(): ExportConcept<T>[] {
    const texts = new Map(
      [...this.#lists].map(([culture, concepts]) => [
        culture,
        new Map(concepts.map((concept, index) => [keyOf(concept, index), textsOf(concept)])),
      ]),
    );
    return this.#longest.map((concept, index) => ({
      concept,
      texts: this.#cultures.map((culture) => texts.get(culture)?.get(keyOf(concept, index)) ?? NO_TEXTS),
    }));
  }
}

/** The texts of a concept that no response in the culture contains, so far. */
export const NO_TEXTS: CultureTexts = { name: null, definition: null };

/** The texts of a concept in the culture in which it was loaded. */
export function textsOf({ name, technicalDefinition }: Listed): CultureTexts {
  return { name: givenText(name), definition: givenText(technicalDefinition) };
}

/** Identifies a concept within its list: by version GUID, else GUID, else index. */
function keyOf({ versionGuid, guid }: ConceptSummary, index: number): string {
  return versionGuid ?? (guid === null ? `index ${index}` : `guid ${guid}`);
}

/** The label of a part in a culture. */
export function inCulture(part: Text | string, culture: Culture): Text {
  return culture === null
    ? text("exporting.partInDefault", { part })
    : text("exporting.partInCulture", { part, culture });
}

/** The list of a key, which is created on first use. */
export function listAt(
  lists: Map<string, TranslatedList>,
  key: string,
  cultures: readonly Culture[],
): TranslatedList {
  const list = lists.get(key) ?? new TranslatedList(cultures);
  lists.set(key, list);
  return list;
}

/** A single concept, or none, as a list. */
export function listOf(concept: ConceptSummary | null): Fetched<ConceptSummary> {
  return { items: concept === null ? [] : [concept], gap: null };
}

const NAMES = {
  classification: "exporting.partNameOfClassification",
  template: "exporting.partNameOfTemplate",
  property: "exporting.partNameOfProperty",
  document: "exporting.partNameOfDocument",
} as const satisfies Readonly<Record<NamedKind, MessageKey>>;

/** The jobs for the names of a concept with this version GUID, and the concept with the names loaded so far. */
export function namedConcept(
  source: Pick<ExportSource, "concept">,
  kind: NamedKind,
  versionGuid: string,
  cultures: readonly Culture[],
): { jobs: CollectJob[]; entry: () => ExportConcept } {
  const list = new TranslatedList(cultures);
  const nameless: ConceptSummary = { guid: null, versionGuid, defaultName: null, name: null };
  const jobs = list.jobs(
    { key: `${kind} ${versionGuid}`, label: text(NAMES[kind]) },
    async (culture, signal) => listOf((await source.concept(kind, versionGuid, culture, signal)) ?? nameless),
  );
  const entry = (): ExportConcept =>
    list.entries()[0] ?? { concept: nameless, texts: cultures.map(() => NO_TEXTS) };
  return { jobs, entry };
}

/** The name of a file about a concept: its default name, else any other identification. */
export function titleOf({ concept, texts }: ExportConcept): string {
  return (
    givenText(concept.defaultName) ??
    texts.flatMap(({ name }) => name ?? [])[0] ??
    givenText(concept.versionGuid) ??
    givenText(concept.guid) ??
    "export"
  );
}
