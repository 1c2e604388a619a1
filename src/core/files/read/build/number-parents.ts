import type { CodeEntry } from "#core/catalogue/catalogue-model.ts";
import { parentsByNumber } from "#core/code-tree/class-number/parents-by-number.ts";

/** The keys of the parents according to class numbers alone, by the keys of the codes. */
export function numberParents(codes: readonly Pick<CodeEntry, "key" | "number">[]): Map<string, string> {
  const numbered = codes.map((code) => ({
    key: code.key,
    versionGuid: null,
    classNumber: code.number ?? null,
    hasCodes: null,
  }));
  return new Map([...parentsByNumber(numbered, [])].map(([code, parent]) => [code.key, parent.key]));
}
