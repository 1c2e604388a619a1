import { versionNumber } from "#browser/parts/versions/version-number.ts";
import type { ConceptVersion } from "#core/api/resources/concepts.ts";

type Column = {
  readonly name: string;
  /** Null while it is unknown. */
  readonly version: Pick<ConceptVersion, "majorVersion" | "minorVersion"> | null;
};

/**
 * The labels of the columns of a comparison, all of them different: the names. Columns with the same name also have the version number, or
 * the number of the column if the version numbers are the same, too.
 */
export function columnLabels(columns: readonly Column[]): string[] {
  const numbered = columns.map(({ name, version }) => ({
    name,
    number: version === null ? null : versionNumber(version),
  }));
  return numbered.map(({ name, number }, column) => {
    const sharing = numbered.filter((other, index) => index !== column && other.name === name);
    if (sharing.length === 0) return name;
    const isUnique = number !== null && sharing.every((other) => other.number !== number);
    return `${name} (${isUnique ? number : column + 1})`;
  });
}
