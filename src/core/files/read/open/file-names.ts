import { cultureOf } from "../decode/cultures.ts";
import { isLanguageTag } from "../decode/language-names.ts";

export type FileName = {
  /** The subject of the file, without culture and extension. */
  readonly what: string;
  /** The culture of its names: null for the default culture, undefined if the file name does not contain one. */
  readonly culture: string | null | undefined;
};

/** Parses a file name in the form of Plinth's exports: `Elements-nb-NO.csv`, `Elements-default (1).csv`. */
export function parseFileName(name: string): FileName {
  const stem = name.replace(/\.\w{1,6}$/, "").replace(/ ?\(\d{1,3}\)$/, "");
  const parts = stem.split("-");
  for (const count of [3, 2, 1]) {
    const suffix = parts.slice(-count).join("-");
    const what = parts.slice(0, -count).join("-");
    if (what === "") continue;
    if (suffix === "default") return { what, culture: null };
    if (suffix === "multi") return { what, culture: undefined };
    if (isLanguageTag(suffix)) return { what, culture: cultureOf(suffix) };
  }
  return { what: stem === "" ? name : stem, culture: undefined };
}
