import type { ConceptVersion } from "#api/concepts.ts";

/**
 * The latest among the versions: the shown one if it says so of itself, whatever else does; undefined while a page that is not loaded yet
 * may still hold it.
 */
export function latestOf(versions: readonly ConceptVersion[], shownGuid: string): ConceptVersion | undefined {
  const latest = versions.filter((version) => version.isLatest && version.versionGuid !== null);
  return latest.find((version) => version.versionGuid === shownGuid) ?? latest[0];
}
