import { given } from "../../text.ts";

const UUID = /^([0-9a-f]{8})(-?)([0-9a-f]{4})\2([0-9a-f]{4})\2([0-9a-f]{4})\2([0-9a-f]{12})$/i;

type Identified = { readonly versionGuid: string | null; readonly guid: string | null };

/**
 * The IRI of a concept: that of its version GUID, which is `urn:uuid:` where it is a UUID, with hyphens or without, else `urn:plinth:`
 * percent-encoded. A concept without one is known by its GUID, and one without either by its place.
 */
export function conceptIri({ versionGuid, guid }: Identified, place: string): string {
  const version = given(versionGuid);
  // What is encoded holds no colon, so the three never meet.
  if (version === null)
    return `urn:plinth:${given(guid) === null ? `place:${place}` : `guid:${encoded(guid ?? "")}`}`;
  const [, first, , ...others] = UUID.exec(version) ?? [];
  return first === undefined ? `urn:plinth:${encoded(version)}` : `urn:uuid:${[first, ...others].join("-")}`;
}

function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
