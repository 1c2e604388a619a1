import type { Exponents } from "#core/catalogue/catalogue-model.ts";
import { defined } from "#core/lib/defined.ts";
import { text as sentence } from "#core/text/messages/text.ts";
import type { DraftTexts, DraftUnit } from "../../build/draft.ts";
import { defaultCulture, namedCulture } from "../../decode/cultures.ts";
import type { Notes, Where } from "../../report/notes.ts";

/** A unit as in a file written by Plinth, whose texts are read by the names that the interface has for them (2.7). */
export type UnitRecord = {
  readonly where: Where;
  readonly version: { readonly major: number; readonly minor: number };
  readonly exponents: Exponents | undefined;
  readonly text: (
    field: "guid" | "versionGuid" | "createdOn" | "createdBy" | "changedOn",
  ) => string | undefined;
  readonly translations: (
    field: "fullNames" | "shortNames" | "technicalDefinitions" | "userDefinitions" | "examples",
  ) => DraftTexts;
};

type Translation = {
  readonly text: string | undefined;
  readonly languageCode: unknown;
  readonly where: Where;
};

/** Texts by culture; several in one culture are joined, and those without a language are reported. */
export function textsByCulture(translations: readonly Translation[], notes: Notes): DraftTexts {
  const texts: DraftTexts = {};
  for (const { text, languageCode, where } of translations) {
    if (text === undefined) continue;
    const culture = typeof languageCode === "string" ? namedCulture(languageCode) : undefined;
    if (culture === undefined) notes.leftOut(where, sentence("jsonReader.noLanguage", { text }));
    else texts[culture] = Object.hasOwn(texts, culture) ? `${texts[culture]}\n${text}` : text;
  }
  return texts;
}

/** The unit of a record; undefined for an empty record. */
export function unitOf({ where, version, exponents, text, translations }: UnitRecord): DraftUnit | undefined {
  const [guid, versionGuid] = [text("guid"), text("versionGuid")];
  const [createdOn, createdBy, changedOn] = [text("createdOn"), text("createdBy"), text("changedOn")];
  const [names, shortNames] = [translations("fullNames"), translations("shortNames")];
  const definitions = translations("technicalDefinitions");
  const [userDefinitions, examples] = [translations("userDefinitions"), translations("examples")];
  const culture = defaultCulture(names) ?? defaultCulture(shortNames);
  const name = names[culture ?? ""] ?? shortNames[culture ?? ""];
  const key = versionGuid ?? guid ?? name;
  if (key === undefined) return undefined;
  return {
    key,
    where,
    names,
    shortNames,
    definitions,
    userDefinitions,
    examples,
    versions: [{ ...version, ...defined({ guid: versionGuid, date: changedOn }) }],
    ...defined({ defaultName: name, guid, createdOn, createdBy, exponents }),
  };
}
