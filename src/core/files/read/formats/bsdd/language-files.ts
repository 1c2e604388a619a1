import { text as sentence } from "#core/text/messages/text.ts";
import type { ReadContext } from "../../build/context.ts";
import type { DraftTexts } from "../../build/draft.ts";
import { namedCulture } from "../../decode/cultures.ts";
import { ReadError } from "../../report/read-error.ts";
import { type JsonObject, objectsIn } from "../json/values.ts";

/** A file of a dictionary: its concepts by their codes, which are the same in every language. */
export type BsddFile = {
  readonly name: string;
  readonly root: JsonObject;
  /** Undefined if the file does not state its language. */
  readonly culture: string | undefined;
  /** Whether it only adds texts in its language. */
  readonly isLanguageOnly: boolean;
  readonly classes: ReadonlyMap<string, JsonObject>;
  readonly properties: ReadonlyMap<string, JsonObject>;
};

/** Reads the concepts of a file. */
export function bsddFile(name: string, root: JsonObject, context: ReadContext): BsddFile {
  const model = root["ModelVersion"];
  const isNamed = typeof model === "string" || typeof model === "number";
  if (isNamed && Math.floor(Number.parseFloat(String(model))) !== 2)
    throw new ReadError(sentence("bsddReader.wrongVersion", { version: String(model) }), "ModelVersion");
  context.notes.about(name);
  const language = root["LanguageIsoCode"];
  const culture = typeof language === "string" ? namedCulture(language) : undefined;
  return {
    name,
    root,
    culture,
    isLanguageOnly: root["LanguageOnly"] === true,
    classes: byCode(root["Classes"]),
    properties: byCode(root["Properties"]),
  };
}

function byCode(list: unknown): Map<string, JsonObject> {
  const found = new Map<string, JsonObject>();
  for (const { item } of objectsIn(list)) {
    const code = codeOf(item["Code"]);
    if (code !== undefined && !found.has(code)) found.set(code, item);
  }
  return found;
}

/** A code for comparison: bSDD ignores case. */
export function codeOf(code: unknown): string | undefined {
  if (typeof code === "number") return String(code);
  return typeof code === "string" && code.trim() !== "" ? code.trim().toLowerCase() : undefined;
}

/**
 * A text in all languages.
 * @param find returns the object with the text in a file, if there is one
 */
export function textsIn(
  files: readonly BsddFile[],
  find: (file: BsddFile) => JsonObject | undefined,
  member: string,
  where: string,
  context: ReadContext,
): DraftTexts {
  const texts: DraftTexts = {};
  for (const file of files) {
    if (file.culture === undefined || Object.hasOwn(texts, file.culture)) continue;
    const text = context.text(find(file)?.[member], where);
    if (text !== undefined) texts[file.culture] = text;
  }
  return texts;
}
