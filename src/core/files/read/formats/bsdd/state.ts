import type { VersionEntry } from "#core/catalogue/catalogue-model.ts";
import { defined } from "#core/lib/defined.ts";
import { MAX_INT32 } from "#core/lib/int32.ts";
import { text } from "#core/text/messages/text.ts";
import type { ReadContext } from "../../build/context.ts";
import type { DraftCatalogue, DraftConcept, DraftProperty, DraftTexts } from "../../build/draft.ts";
import type { UniqueKeys } from "../../build/unique-keys.ts";
import { defaultCulture } from "../../decode/cultures.ts";
import type { LeftOutMembers } from "../json/left-out-members.ts";
import { integerIn, type JsonObject } from "../json/values.ts";
import type { Dictionary } from "./dictionary.ts";
import { type BsddFile, textsIn } from "./language-files.ts";
import type { BsddUnits } from "./units.ts";

/** The context and the results of reading a dictionary. */
export type DictionaryState = {
  readonly dictionary: Dictionary;
  /** The file that determines the concepts, followed by those that add texts. */
  readonly files: readonly [BsddFile, ...BsddFile[]];
  readonly context: ReadContext;
  readonly leftOut: LeftOutMembers;
  readonly units: BsddUnits;
  readonly draft: DraftCatalogue;
  /** The documents that are referred to. */
  readonly documentKeys: Set<string>;
  /** The properties in the file by their normalised codes, and others by the keys that they got. */
  readonly properties: Map<string, DraftProperty>;
  /** The keys of the values so far. */
  readonly valueKeys: UniqueKeys;
};

type FindObject = (file: BsddFile) => JsonObject | undefined;

/** The texts of a member in all languages, and the default text. */
export function translated(
  { context, files }: DictionaryState,
  find: FindObject,
  member: string,
  where: string,
): { readonly texts: DraftTexts; readonly main: string | undefined } {
  const texts = textsIn(files, find, member, where, context);
  const [first] = files;
  if (first.culture === undefined) return { texts, main: context.text(find(first)?.[member], where) };
  const culture = defaultCulture(texts, first.culture);
  return { texts, main: culture === undefined ? undefined : texts[culture] };
}

/** The common fields of classes and properties. Undefined, with a note, for an object with neither a code nor a name. */
export function conceptDraft(
  state: DictionaryState,
  item: JsonObject,
  path: "class" | "prop",
  find: FindObject,
  where: string,
): DraftConcept | undefined {
  const { context, dictionary } = state;
  const { texts: names, main } = translated(state, find, "Name", where);
  const code = context.text(item["Code"], `${where}.Code`);
  const key = code ?? main;
  if (key === undefined) {
    context.notes.leftOut(where, text("bsddReader.noCodeOrName"));
    return undefined;
  }
  if (code === undefined) context.notes.guessed(where, text("bsddReader.noCode"));
  if (isInactive(item)) context.notes.remark(where, text("bsddReader.inactive", { name: main ?? key }));
  const guid = context.text(item["Uid"], `${where}.Uid`);
  const versions = versionsOf(item);
  return {
    key,
    where,
    iri: context.text(item["OwnedUri"], where) ?? `${dictionary.iri}/${path}/${encodeURIComponent(key)}`,
    names,
    ...defined({ defaultName: main, guid, versions }),
  };
}

/** Whether a class or property is no longer in use. */
export function isInactive({ Status: status }: JsonObject): boolean {
  return typeof status === "string" && status.toLowerCase() === "inactive";
}

function versionsOf(item: JsonObject): VersionEntry[] | undefined {
  const [major, minor] = [integerIn(item["VersionNumber"]), integerIn(item["RevisionNumber"]) ?? 0];
  const isVersion = major !== undefined && [major, minor].every((one) => one >= 0 && one <= MAX_INT32);
  return isVersion ? [{ major, minor }] : undefined;
}

/** The document that a concept refers to; its key is the reference itself. */
export function documentOf(
  { context, documentKeys, draft }: DictionaryState,
  item: JsonObject,
  where: string,
): string | undefined {
  const reference = context.text(item["DocumentReference"], `${where}.DocumentReference`);
  if (reference === undefined || documentKeys.has(reference)) return reference;
  documentKeys.add(reference);
  draft.documents.push({ key: reference, where, defaultName: reference, names: {} });
  return reference;
}
