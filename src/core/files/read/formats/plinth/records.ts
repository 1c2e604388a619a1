import { defined } from "#core/lib/defined.ts";
import type { DraftConcept, DraftTexts } from "../../build/draft.ts";
import { versionOf } from "../../build/versions.ts";
import type { Where } from "../../report/notes.ts";

/** A concept as in a file written by Plinth. */
export type ConceptRecord = {
  readonly where: Where;
  readonly names: DraftTexts;
  readonly defaultName?: string | undefined;
  readonly guid?: string | undefined;
  readonly versionGuid?: string | undefined;
};

/** The concept of a record; undefined for an empty record. */
export function conceptOf(record: ConceptRecord): DraftConcept | undefined {
  const { where, names, defaultName, guid, versionGuid } = record;
  const key = versionGuid ?? guid ?? defaultName ?? Object.values(names)[0];
  if (key === undefined) return undefined;
  return { key, where, names, ...defined({ defaultName, guid, versions: versionOf(versionGuid) }) };
}

/** The concepts of a kind, without duplicates. */
export class ConceptSet {
  readonly #concepts = new Map<string, DraftConcept>();

  get all(): DraftConcept[] {
    return [...this.#concepts.values()];
  }

  /** Adds the concept of a record and returns its key; undefined for an empty record. */
  add(record: ConceptRecord): string | undefined {
    const concept = conceptOf(record);
    if (concept === undefined) return undefined;
    if (!this.#concepts.has(concept.key)) this.#concepts.set(concept.key, concept);
    return concept.key;
  }
}
