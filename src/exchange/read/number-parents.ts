import { parentsByNumber } from "#code-tree/class-number/parents-by-number.ts";
import type { CatalogueModel, CodeEntry } from "../catalogue-model.ts";

/**
 * The keys of the parents that class numbers alone tell, by the keys of the codes.
 * @param hasCodes whether something is below a code; where that is what is to be found out, everything may have
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

/** Whether the hierarchy of all codes is the one that their numbers tell, so that it can be found by them. */
export function isNumbered({ classifications }: CatalogueModel): boolean {
  return classifications.every(({ codes }) => {
    const above = new Set(codes.map(({ parent }) => parent));
    const parents = numberParents(codes, ({ key }) => above.has(key));
    return codes.every(({ key, parent }) => parents.get(key) === parent);
  });
}
