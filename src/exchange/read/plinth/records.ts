import { defined } from "#lib/defined.ts";
import type { DraftConcept, DraftTexts } from "../draft.ts";

/** What one of Plinth's files says about a concept. */
export type ConceptRecord = {
  readonly where: string;
  readonly names: DraftTexts;
  readonly defaultName?: string | undefined;
  readonly guid?: string | undefined;
  readonly versionGuid?: string | undefined;
};

/** What a concept is known by within its file; undefined for a record that says nothing. */
function keyOf({ versionGuid, guid, defaultName, names }: ConceptRecord): string | undefined {
  return versionGuid ?? guid ?? defaultName ?? Object.values(names)[0];
}

/** The concept of a record; undefined for one that says nothing. */
export function conceptOf(record: ConceptRecord): DraftConcept | undefined {
  const key = keyOf(record);
  if (key === undefined) return undefined;
  const { where, names, defaultName, guid, versionGuid } = record;
  return {
    key,
    where,
    names,
    ...defined({ defaultName, guid }),
    ...(versionGuid === undefined ? {} : { versions: [{ major: 1, minor: 0, guid: versionGuid }] }),
  };
}

/** The concepts of a kind, each once, however often the file mentions it. */
export class ConceptSet {
  readonly #concepts = new Map<string, DraftConcept>();

  get all(): DraftConcept[] {
    return [...this.#concepts.values()];
  }

  /** The key of the concept that a record is about; undefined for one that says nothing. */
  add(record: ConceptRecord): string | undefined {
    const concept = conceptOf(record);
    if (concept === undefined) return undefined;
    if (!this.#concepts.has(concept.key)) this.#concepts.set(concept.key, concept);
    return concept.key;
  }
}
