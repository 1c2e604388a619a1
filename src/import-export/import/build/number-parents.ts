import { parentsByNumber } from "#code-tree/class-number/parents-by-number.ts";
import type { CatalogueModel, CodeEntry } from "../../model/catalogue-model.ts";

/**
 * The keys of the parents according to class numbers alone, by the keys of the codes.
 * @param hasCodes whether a code has children; if that is unknown, any code may
 */
export function numberParents<T extends Pick<CodeEntry, "key" | "number">>(
  codes: readonly T[],
  hasCodes: (code: T) => boolean = () => true,
): Map<string, string> {
  const numbered = codes.map((code) => ({
    key: code.key,
    versionGuid: null,
    classNumber: code.number ?? null,
    hasCodes: hasCodes(code),
  }));
  return new Map([...parentsByNumber(numbered, [])].map(([code, parent]) => [code.key, parent.key]));
}

/** Whether the hierarchy of all codes is the one of their numbers, so that lookups by number find it. */
export function isNumbered({ classifications }: CatalogueModel): boolean {
  return classifications.every(({ codes }) => {
    const above = new Set(codes.map(({ parent }) => parent));
    const parents = numberParents(codes, ({ key }) => above.has(key));
    return codes.every(({ key, parent }) => parents.get(key) === parent);
  });
}
