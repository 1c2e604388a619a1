import { defined } from "#core/lib/defined.ts";
import { text } from "#core/text/messages/text.ts";
import { type JsonObject, notedObjectsIn, objectsIn } from "../json/values.ts";
import { type BsddFile, codeOf } from "./language-files.ts";
import { MEMBERS } from "./members.ts";
import { type DictionaryState, translated } from "./state.ts";

/** The owner of values: a property, or a property of a class. */
export type ValueOwner = {
  /** Returns the object with the values in a file. */
  readonly find: (file: BsddFile) => JsonObject | undefined;
  /** The prefix of the keys of its values. */
  readonly key: string;
  readonly iri: string | undefined;
  readonly where: string;
  /** The path of such objects, for reports of members left out. */
  readonly path: string;
};

/** Adds the allowed values of a property to the catalogue, and returns their keys in order; undefined if there are none. */
export function addValues(state: DictionaryState, owner: ValueOwner): string[] | undefined {
  const { context, draft, files, leftOut, valueKeys } = state;
  const byFile = new Map(files.map((file) => [file, valuesByCode(owner.find(file))]));
  const path = `${owner.where}.AllowedValues`;
  const listed = notedObjectsIn(owner.find(files[0])?.["AllowedValues"], path, context.notes);
  const inOrder = listed.toSorted((a, b) => sortNumber(a.item) - sortNumber(b.item));
  const keys = inOrder.flatMap(({ item, index }) => {
    const where = `${path}[${index}]`;
    leftOut.count(`${owner.path}.AllowedValues[]`, item, MEMBERS.value);
    const find = (file: BsddFile): JsonObject | undefined =>
      file === files[0] ? item : byFile.get(file)?.get(codeOf(item["Code"]) ?? "");
    const { texts: names, main } = translated(state, find, "Value", where);
    const code = context.text(item["Code"], where);
    const name = main ?? code;
    if (name === undefined) {
      context.notes.leftOut(where, text("bsddReader.noCodeOrValue"));
      return [];
    }
    const label = `${owner.key}/${code ?? name}`;
    const key = valueKeys.take(label);
    if (key !== label) context.notes.guessed(where, text("readers.duplicate", { kind: "value", label }));
    const iri =
      context.text(item["OwnedUri"] ?? item["Uri"], where) ??
      (owner.iri === undefined ? undefined : `${owner.iri}/value/${encodeURIComponent(code ?? name)}`);
    draft.values.push({ key, where, defaultName: name, names, ...defined({ iri }) });
    return [key];
  });
  return keys.length === 0 ? undefined : keys;
}

function sortNumber(item: JsonObject): number {
  return typeof item["SortNumber"] === "number" ? item["SortNumber"] : 0;
}

function valuesByCode(owner: JsonObject | undefined): Map<string, JsonObject> {
  return new Map(objectsIn(owner?.["AllowedValues"]).map(({ item }) => [codeOf(item["Code"]) ?? "", item]));
}
