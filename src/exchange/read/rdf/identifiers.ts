import type { VersionEntry } from "../../catalogue-model.ts";

export type Identifiers = {
  readonly iri?: string;
  readonly guid?: string;
  readonly versions?: readonly VersionEntry[];
};

/**
 * The GUIDs of a concept according to its IRI. Files written by Plinth contain the version GUID in it; for others the concept's GUID is
 * derived from the IRI. A blank node has none.
 */
export function identifiersOf(iri: string, version?: VersionEntry): Identifiers {
  if (iri.startsWith("_:")) return {};
  const [, kind = "", own = ""] = /^urn:(uuid|plinth):(.+)$/s.exec(iri) ?? [];
  const numbers = version ?? { major: 1, minor: 0 };
  if (kind === "uuid") return { iri, versions: [{ ...numbers, guid: own }] };
  if (kind === "plinth" && !own.includes(":")) return { iri, versions: [{ ...numbers, guid: decoded(own) }] };
  if (own.startsWith("guid:")) return { guid: decoded(own.slice("guid:".length)) };
  return version === undefined ? { iri } : { iri, versions: [version] };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
