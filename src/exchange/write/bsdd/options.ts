import { given } from "../../text.ts";
import type { ExportData } from "../kinds/kinds.ts";

/** What bSDD knows as data types of properties. */
export const BSDD_DATA_TYPES = ["Boolean", "Character", "Integer", "Real", "String", "Time"] as const;

/** What bSDD wants to know of a dictionary and the interface does not say: to be asked for, with a default for each. */
export type BsddOptions = {
  /** The code under which the organization is registered; it does not begin with a digit. */
  readonly organizationCode: string;
  readonly dictionaryCode: string;
  readonly dictionaryName: string;
  /** Up to three numbers with dots between. */
  readonly dictionaryVersion: string;
  /** The language of the (first) file, like `nb-NO`; `EN` is International English. */
  readonly languageIsoCode: string;
  /** Left out where it is empty. */
  readonly license: string;
  /** The data type of all properties. */
  readonly dataType: (typeof BSDD_DATA_TYPES)[number];
};

/** What bSDD can be made of: a template or a classification. */
export type BsddSource = ExportData<"codes" | "template">;

/** International English, in which default names are. */
const BSDD_DEFAULT_LANGUAGE = "EN";

const MAX_CODE = 100;

/** A text as a bSDD code: letters, digits, spaces, dots, dashes and underscores. */
export function toBsddCode(text: string, charactersAtMost = MAX_CODE): string {
  const allowed = text.toWellFormed().replaceAll(/[^\p{L}\p{M}\p{N} ._-]+/gu, "-");
  const short = [...allowed].slice(0, charactersAtMost).join("");
  return short.replaceAll(/^[-\s]+|(?<![-\s])[-\s]+$/g, "");
}

/** The options to begin with. */
export function bsddDefaults({ what, cultures }: Pick<BsddSource, "what" | "cultures">): BsddOptions {
  const [culture = null] = cultures;
  return {
    organizationCode: "organization",
    dictionaryCode: toBsddCode(what.toLowerCase().replaceAll(/\s+/g, "-")) || "dictionary",
    dictionaryName: what,
    dictionaryVersion: "1.0",
    // Among several the first file is the one with the default names.
    languageIsoCode: cultures.length === 1 && culture !== null ? culture : BSDD_DEFAULT_LANGUAGE,
    license: "",
    dataType: "String",
  };
}

/** The options that bSDD would refuse. */
export function invalidBsddOptions(options: BsddOptions): (keyof BsddOptions)[] {
  const isCode = (code: string): boolean => given(code) !== null && toBsddCode(code) === code;
  const checks: [keyof BsddOptions, boolean][] = [
    ["organizationCode", isCode(options.organizationCode) && !/^\d/.test(options.organizationCode)],
    ["dictionaryCode", isCode(options.dictionaryCode)],
    ["dictionaryName", given(options.dictionaryName) !== null],
    ["dictionaryVersion", /^\d+(?:\.\d+){0,2}$/.test(options.dictionaryVersion)],
    ["languageIsoCode", given(options.languageIsoCode) !== null],
  ];
  return checks.flatMap(([field, isValid]) => (isValid ? [] : [field]));
}
