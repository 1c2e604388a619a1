import type { ConceptVersion } from "#api/concepts.ts";

/**
 * The latest of the versions. The shown version wins if it claims to be the latest. Undefined as long as a page that is not loaded yet may
 * contain it.
 */
export function latestOf(versions: readonly ConceptVersion[], shownGuid: string): ConceptVersion | undefined {
  const latest = versions.filter((version) => version.isLatest && version.versionGuid !== null);
  return latest.find((version) => version.versionGuid === shownGuid) ?? latest[0];
}
