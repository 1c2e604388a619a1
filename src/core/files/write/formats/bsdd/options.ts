import { givenText } from "#core/text/choose-text.ts";
import type { ExportData } from "../../kinds/kinds.ts";

/** The data types of properties in bSDD. */
export const BSDD_DATA_TYPES = ["Boolean", "Character", "Integer", "Real", "String", "Time"] as const;

/** The data that bSDD requires and the interface does not provide, with defaults. */
export type BsddOptions = {
  /** The registered code of the organization; it does not begin with a digit. */
  readonly organizationCode: string;
  readonly dictionaryCode: string;
  readonly dictionaryName: string;
  /** Up to three numbers separated by dots. */
  readonly dictionaryVersion: string;
  /** The language of the (first) file, like `nb-NO`; `EN` is International English. */
  readonly languageIsoCode: string;
  /** Omitted if empty. */
  readonly license: string;
  /** The data type of all properties. */
  readonly dataType: (typeof BSDD_DATA_TYPES)[number];
};

/** The exports that bSDD supports: a template or a classification. */
export type BsddSource = ExportData<"codes" | "template">;

/** International English, the language of default names. */
const BSDD_DEFAULT_LANGUAGE = "EN";

const MAX_CODE = 100;

/** A text converted to a bSDD code: letters, digits, spaces, dots, dashes and underscores. */
function toBsddCode(text: string, charactersAtMost = MAX_CODE): string {
  const allowed = text.toWellFormed().replaceAll(/[^\p{L}\p{M}\p{N} ._-]+/gu, "-");
  const short = [...allowed].slice(0, charactersAtMost).join("");
  return short.replaceAll(/^[-\s]+|(?<![-\s])[-\s]+$/g, "");
}

/** The default options. */
export function bsddDefaults({ what, cultures }: Pick<BsddSource, "what" | "cultures">): BsddOptions {
  const [culture = null] = cultures;
  return {
    organizationCode: "organization",
    dictionaryCode: toBsddCode(what.toLowerCase().replaceAll(/\s+/g, "-")) || "dictionary",
    dictionaryName: what,
    dictionaryVersion: "1.0",
    // With several cultures, the first file contains the default names.
    languageIsoCode: cultures.length === 1 && culture !== null ? culture : BSDD_DEFAULT_LANGUAGE,
    license: "",
    dataType: "String",
  };
}

/** The options that bSDD would reject. */
export function invalidBsddOptions(options: BsddOptions): (keyof BsddOptions)[] {
  const isCode = (code: string): boolean => givenText(code) !== null && toBsddCode(code) === code;
  const checks: [keyof BsddOptions, boolean][] = [
    ["organizationCode", isCode(options.organizationCode) && !/^\d/.test(options.organizationCode)],
    ["dictionaryCode", isCode(options.dictionaryCode)],
    ["dictionaryName", givenText(options.dictionaryName) !== null],
    ["dictionaryVersion", /^\d+(?:\.\d+){0,2}$/.test(options.dictionaryVersion)],
    ["languageIsoCode", givenText(options.languageIsoCode) !== null],
  ];
  return checks.flatMap(([field, isValid]) => (isValid ? [] : [field]));
}

/** Codes are equal if they differ in case only, which bSDD ignores, or in their Unicode normalisation form, which looks the same. */
function comparable(code: string): string {
  return code.normalize().toLowerCase();
}

/** Generates unique codes. */
export class BsddCodes {
  readonly #taken = new Set<string>();
  /** The last number by what it was appended to: thousands of texts may be equal. */
  readonly #numbers = new Map<string, number>();
  readonly #charactersAtMost: number | undefined;

  constructor(charactersAtMost?: number) {
    this.#charactersAtMost = charactersAtMost;
  }

  /** A code derived from the first suitable text, with a number appended if it is taken. */
  next(candidates: readonly (string | null)[]): string {
    const texts = candidates.map((text) => toBsddCode(text ?? "", this.#charactersAtMost));
    const base = texts.find((text) => text !== "") ?? "item";
    let number = this.#numbers.get(comparable(base)) ?? 1;
    let code = base;
    while (this.#taken.has(comparable(code))) {
      number += 1;
      const suffix = `-${number}`;
      const room = (this.#charactersAtMost ?? base.length + suffix.length) - suffix.length;
      code = [...base].slice(0, room).join("") + suffix;
    }
    this.#numbers.set(comparable(base), number);
    this.#taken.add(comparable(code));
    return code;
  }
}
