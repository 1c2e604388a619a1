import type { ShownName } from "#browser/parts/name/concept-name.ts";
import type { PageParams } from "#core/addresses/addresses.ts";
import type { ConceptVersion } from "#core/api/resources/concepts.ts";

/** A concept of a comparison, which fills one column. */
export type ComparedConcept = {
  readonly versionGuid: string;
  /** Its concept GUID; null while it is unknown. */
  readonly guid: string | null;
  /** Its name, as far as it is known. */
  readonly shown: ShownName;
  /** Its version (E7); null while it is unknown. */
  readonly version: ConceptVersion | null;
  /** The latest of its versions; null while it is unknown. */
  readonly latest: ConceptVersion | null;
  /** The request for its versions (E7). */
  readonly versions: { readonly error: unknown; readonly refetch: () => unknown };
  /** Its name as plain text, with a number where several have the same name. */
  readonly label: string;
  /** The culture of that name; null if unknown. */
  readonly culture: string | null;
};

/** The props of the comparison of a kind. */
export type ComparisonProps = {
  /** Two to four, in the order of the columns. */
  readonly concepts: readonly ComparedConcept[];
};

/** The version GUIDs in the address of a comparison, in the order of the columns. */
export function comparedGuids({ a, b, c, d }: PageParams<"compare">): readonly string[] {
  return [...new Set([a, b, c, d].flatMap((guid) => guid || []))];
}
