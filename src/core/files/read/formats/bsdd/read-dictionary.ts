import { defined } from "#core/lib/defined.ts";
import { text } from "#core/text/messages/text.ts";
import type { ReadContext } from "../../build/context.ts";
import { type DraftCatalogue, type DraftClassification, emptyDraft } from "../../build/draft.ts";
import { UniqueKeys } from "../../build/unique-keys.ts";
import { versionIn } from "../../build/versions.ts";
import { LeftOutMembers } from "../json/left-out-members.ts";
import { addClasses } from "./classes.ts";
import type { Dictionary } from "./dictionary.ts";
import type { BsddFile } from "./language-files.ts";
import { MEMBERS } from "./members.ts";
import { addProperties } from "./properties.ts";
import { type DictionaryState, translated } from "./state.ts";
import { BsddUnits } from "./units.ts";

/**
 * Converts a bSDD dictionary to a catalogue: classes become codes, and templates if they have properties; property sets become property
 * tags. The first file with more than texts determines the concepts; the others add their texts.
 */
export async function readDictionary(
  dictionary: Dictionary,
  files: readonly [BsddFile, ...BsddFile[]],
  context: ReadContext,
): Promise<DraftCatalogue> {
  const main = files.find(({ isLanguageOnly }) => !isLanguageOnly) ?? files[0];
  const others = files.filter((file) => file !== main);
  const state: DictionaryState = {
    dictionary,
    files: [main, ...others],
    context,
    leftOut: new LeftOutMembers(),
    units: new BsddUnits(),
    draft: emptyDraft("", ""),
    documentKeys: new Set(),
    properties: new Map(),
    valueKeys: new UniqueKeys(),
  };
  context.notes.about(main.name);
  if (main.culture === undefined)
    context.notes.guessed("LanguageIsoCode", text("bsddReader.languageNotKnown"));
  if (main.isLanguageOnly)
    context.notes.guessed(
      "LanguageOnly",
      text("bsddReader.translationOnly", { version: dictionary.version || "?" }),
    );
  state.leftOut.count("", main.root, MEMBERS.root);
  const name = translated(state, ({ root }) => root, "DictionaryName", "DictionaryName");
  const title = name.main ?? main.name;
  const classification: DraftClassification = {
    key: dictionary.iri,
    iri: dictionary.iri,
    where: "DictionaryName",
    defaultName: title,
    names: name.texts,
    versions: [versionIn(dictionary.version) ?? { major: 1, minor: 0 }],
    codes: [],
  };
  await addProperties(state);
  await addClasses(state, classification);
  state.leftOut.report(context.notes);
  for (const [at, file] of others.entries()) {
    context.notes.about(file.name);
    reportUnknown(file, main, context);
    if (file.culture === undefined)
      context.notes.leftOut("LanguageIsoCode", text("bsddReader.languageNeeded", { file: main.name }));
    reportSameLanguage(file, [main, ...others.slice(0, at)], context);
  }
  context.notes.about(main.name);
  return {
    ...state.draft,
    name: title,
    identity: dictionary.identity,
    classifications: [classification],
    units: state.units.all,
    ...defined({ mainCulture: main.culture }),
  };
}

/** Reports the texts of an additional file that belong to unknown concepts. */
function reportUnknown(file: BsddFile, main: BsddFile, { notes }: ReadContext): void {
  for (const [what, own, ofMain] of [
    ["Classes", file.classes, main.classes],
    ["Properties", file.properties, main.properties],
  ] as const) {
    for (const code of own.keys())
      if (!ofMain.has(code))
        notes.leftOut(`${what} '${code}'`, text("bsddReader.notInMainFile", { file: main.name }));
  }
}

/** Reports that what a file has in common with an earlier one in its language is not read. */
function reportSameLanguage(file: BsddFile, earlier: readonly BsddFile[], { notes }: ReadContext): void {
  const same = earlier.find(({ culture }) => culture !== undefined && culture === file.culture);
  if (same !== undefined)
    notes.leftOut("LanguageIsoCode", text("bsddReader.sameLanguage", { file: same.name }));
}
