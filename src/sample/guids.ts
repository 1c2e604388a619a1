import { parse, v5 } from "uuid";

/** Of the sample catalogue, and of what belongs to a version of any concept. It never changes, because GUIDs follow from it. */
export const NAMESPACE = "b1a6f6c4-52c5-4d0b-9f5e-6d3c1b0f7a21";
const NAMESPACE_BYTES = parse(NAMESPACE);

/** The GUID of a concept without one: the same in every build, as long as its IRI stays, or without one its namespace and key. */
export function conceptGuid(
  kind: string,
  { iri, key }: { iri?: string; key: string },
  namespace: string,
): string {
  return iri === undefined ? v5(`${kind}/${key}`, namespace) : v5(iri, v5.URL);
}

/** The GUID of one version of a concept. */
export function versionGuid(concept: string, { major, minor }: { major: number; minor: number }): string {
  return derivedGuid(concept, `${major}.${minor}`);
}

/** The GUID of something that belongs to something else: a text of a unit, a requirement of a project. */
export function derivedGuid(owner: string, part: string): string {
  return v5(`${owner}/${part}`, NAMESPACE_BYTES);
}
