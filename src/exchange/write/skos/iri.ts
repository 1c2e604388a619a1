import { given } from "../../text.ts";

const UUID = /^([0-9a-f]{8})(-?)([0-9a-f]{4})\2([0-9a-f]{4})\2([0-9a-f]{4})\2([0-9a-f]{12})$/i;

type Identified = { readonly versionGuid: string | null; readonly guid: string | null };

/**
 * The IRI of a concept, derived from its version GUID: `urn:uuid:` for a UUID, with or without hyphens, else `urn:plinth:` percent-encoded.
 * Without a version GUID, its GUID is used, and without either, its place.
 */
export function conceptIri({ versionGuid, guid }: Identified, place: string): string {
  const version = given(versionGuid);
  // Percent-encoded texts contain no colon, so the three forms never collide.
  if (version === null)
    return `urn:plinth:${given(guid) === null ? `place:${place}` : `guid:${encoded(guid ?? "")}`}`;
  const [, first, , ...others] = UUID.exec(version) ?? [];
  return first === undefined ? `urn:plinth:${encoded(version)}` : `urn:uuid:${[first, ...others].join("-")}`;
}

function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
