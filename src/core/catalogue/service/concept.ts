import { fold } from "#core/text/match-text.ts";
import type { CodeEntry, ConceptEntry, Texts, VersionEntry } from "../catalogue-model.ts";
import { conceptGuid, versionGuid } from "./guids.ts";

/** The kinds of concepts. GUIDs are derived from the kind, among others. */
export type Kind =
  | "classification"
  | "code"
  | "construction-object"
  | "document"
  | "property"
  | "property-tag"
  | "template"
  | "unit"
  | "value";

export type Version = VersionEntry & { readonly guid: string };

const FIRST_VERSION: VersionEntry = { major: 1, minor: 0 };

/**
 * A concept of a catalogue. Its GUIDs are computed lazily: hashing is most of the work of building a catalogue, and most GUIDs are never
 * used.
 */
export class Concept<TEntry extends ConceptEntry = ConceptEntry> {
  readonly kind: Kind;
  readonly entry: TEntry;
  readonly #namespace: string;
  #guid: string | undefined;
  #versions: readonly Version[] | undefined;
  #folded: Map<string, string> | undefined;

  constructor(kind: Kind, entry: TEntry, namespace: string) {
    this.kind = kind;
    this.entry = entry;
    this.#namespace = namespace;
  }

  get key(): string {
    return this.entry.key;
  }

  get guid(): string {
    return (this.#guid ??= this.entry.guid ?? conceptGuid(this.kind, this.entry, this.#namespace));
  }

  /** Oldest first; never empty. */
  get versions(): readonly Version[] {
    return (this.#versions ??= (this.entry.versions ?? [FIRST_VERSION]).map((version) =>
      this.#withGuid(version),
    ));
  }

  get latest(): Version {
    return this.versions.at(-1) ?? this.#withGuid(FIRST_VERSION);
  }

  /** One of its texts, folded for comparison; once, since folding takes longer than searching. */
  folded(text: string): string {
    this.#folded ??= new Map();
    const known = this.#folded.get(text);
    if (known !== undefined) return known;
    const folded = fold(text);
    this.#folded.set(text, folded);
    return folded;
  }

  #withGuid(version: VersionEntry): Version {
    return { ...version, guid: version.guid ?? versionGuid(this.guid, version) };
  }
}

/** The cultures of a text in order of preference. */
export type Cultures = readonly string[];

/** The name in one of the cultures, or the default name without any; undefined without a translation. */
export function nameIn({ entry }: Concept, cultures: Cultures | undefined): string | undefined {
  return cultures === undefined ? entry.defaultName : textIn(entry.names, cultures);
}

/** The technical definition in one of the cultures, or the default one without any; undefined if there is none. */
export function definitionIn(
  { entry }: Concept<CodeEntry>,
  cultures: Cultures | undefined,
): string | undefined {
  return cultures === undefined ? entry.defaultDefinition : textIn(entry.definitions, cultures);
}

function textIn(texts: Texts | undefined, cultures: Cultures): string | undefined {
  if (texts === undefined) return undefined;
  // Object.hasOwn, because any text may be requested as culture, such as `__proto__`.
  const culture = cultures.find((one) => Object.hasOwn(texts, one));
  return culture === undefined ? undefined : texts[culture];
}
