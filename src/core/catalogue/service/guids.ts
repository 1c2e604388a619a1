import { v5 } from "uuid";

/** The namespace of the sample catalogue and of derived GUIDs. It must never change, because GUIDs are derived from it. */
export const NAMESPACE = "b1a6f6c4-52c5-4d0b-9f5e-6d3c1b0f7a21";

/** The GUID of a concept without one: stable across builds, derived from its IRI, or else from its namespace and key. */
export function conceptGuid(
  kind: string,
  { iri, key }: { iri?: string; key: string },
  namespace: string,
): string {
  return iri === undefined ? v5(`${kind}/${key}`, namespace) : v5(iri, v5.URL);
}

/** The GUID of a version of a concept. */
export function versionGuid(concept: string, { major, minor }: { major: number; minor: number }): string {
  return derivedGuid(concept, `${major}.${minor}`);
}

/** The GUID of a part of something: a text of a unit, a requirement of a project. */
export function derivedGuid(owner: string, part: string): string {
  return v5(`${owner}/${part}`, NAMESPACE);
}
