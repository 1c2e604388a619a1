import { parse, v5 } from "uuid";

/** Of the sample catalogue. It never changes, because every GUID follows from it. */
const NAMESPACE = parse("b1a6f6c4-52c5-4d0b-9f5e-6d3c1b0f7a21");

/** The GUID of a concept: the same in every build, as long as its key stays. */
export function conceptGuid(kind: string, key: string): string {
  return derivedGuid(kind, key);
}

/** The GUID of one version of a concept. */
export function versionGuid(concept: string, major: number, minor: number): string {
  return derivedGuid(concept, `${major}.${minor}`);
}

/** The GUID of something that belongs to something else: a text of a unit, a requirement of a project. */
export function derivedGuid(owner: string, part: string): string {
  return v5(`${owner}/${part}`, NAMESPACE);
}
