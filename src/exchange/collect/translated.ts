import type { ConceptSummary } from "#api/concept-summary.ts";
import { given } from "../text.ts";
import type { ExportConcept, CultureTexts } from "../write/concept.ts";
import type { Culture } from "../write/table.ts";
import { type CollectJob, gapJobs } from "./collection.ts";
import type { Fetched } from "./source.ts";

/** The cultures to ask for: among several the default one comes with all of them. */
export function askedCultures(cultures: readonly Culture[]): readonly Culture[] {
  const named = cultures.filter((culture) => culture !== null);
  return named.length === 0 ? [null] : named;
}

/** What is listed: concepts, codes with definitions among them. */
type Listed = ConceptSummary & { readonly technicalDefinition?: string | null };

/** A list of concepts in several cultures: the first that comes says what there is, the others add texts. */
export class TranslatedList<T extends Listed = ConceptSummary> {
  readonly #cultures: readonly Culture[];
  readonly #lists = new Map<Culture, readonly T[]>();

  constructor(cultures: readonly Culture[]) {
    this.#cultures = cultures;
  }

  /** Keeps the list in one culture, in the place of what it was before; returns whether it is the one that says what there is. */
  add(culture: Culture, concepts: readonly T[]): boolean {
    this.#lists.set(culture, concepts);
    const [first] = this.#lists.keys();
    return first === culture;
  }

  entries(): ExportConcept<T>[] {
    const texts = new Map(
      [...this.#lists].map(([culture, concepts]) => [
        culture,
        new Map(concepts.map((concept, index) => [keyOf(concept, index), textsOf(concept)])),
      ]),
    );
    const [concepts = []] = this.#lists.values();
    return concepts.map((concept, index) => ({
      concept,
      texts: this.#cultures.map((culture) => texts.get(culture)?.get(keyOf(concept, index)) ?? NO_TEXTS),
    }));
  }
}

export const NO_TEXTS: CultureTexts = { name: null, definition: null };

/** The texts of a concept in the culture that it came in. */
export function textsOf({ name, technicalDefinition }: Listed): CultureTexts {
  return { name: given(name), definition: given(technicalDefinition) };
}

/** What tells a concept from others of its list: its version GUID, else its GUID, else its place. */
function keyOf({ versionGuid, guid }: ConceptSummary, index: number): string {
  return versionGuid ?? (guid === null ? `place ${index}` : `guid ${guid}`);
}

/** A job a culture that fetches a list; `onFirst` names what is to be fetched for its items. */
export function listJobs<T extends Listed>(
  list: TranslatedList<T>,
  cultures: readonly Culture[],
  { key, label }: Pick<CollectJob, "key" | "label">,
  fetchList: (culture: Culture, signal: AbortSignal) => Promise<Fetched<T>>,
  onFirst: (concepts: readonly T[]) => readonly CollectJob[] = () => [],
): CollectJob[] {
  return askedCultures(cultures).map((culture) => {
    const job: CollectJob = {
      key: `${key} ${culture ?? ""}`,
      label: culture === null ? label : `${label} (${culture})`,
      run: async (signal) => {
        const { items, gap } = await fetchList(culture, signal);
        const further = list.add(culture, items) ? onFirst(items) : [];
        return [...further, ...gapJobs(job, gap)];
      },
    };
    return job;
  });
}

/** A single concept as a list of it, or of none. */
export function listOf(concept: ConceptSummary | null): Fetched<ConceptSummary> {
  return { items: concept === null ? [] : [concept], gap: null };
}
