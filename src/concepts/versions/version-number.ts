import type { ConceptVersion } from "#api/resources/concepts.ts";

/** A version number like `2.1`. */
export function versionNumber({ majorVersion, minorVersion }: ConceptVersion): string {
  return `${majorVersion}.${minorVersion}`;
}
