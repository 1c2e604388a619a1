import type { ConceptVersion } from "#core/api/resources/concepts.ts";

/** A version number like `2.1`. */
export function versionNumber({
  majorVersion,
  minorVersion,
}: Pick<ConceptVersion, "majorVersion" | "minorVersion">): string {
  return `${majorVersion}.${minorVersion}`;
}
