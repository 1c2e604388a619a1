import { defined } from "#core/lib/defined.ts";
import { text } from "#core/text/messages/text.ts";
import type { DraftProperty } from "../../build/draft.ts";
import { notedObjectsIn } from "../json/values.ts";
import { codeOf } from "./language-files.ts";
import { MEMBERS } from "./members.ts";
import { conceptDraft, type DictionaryState, documentOf } from "./state.ts";
import { addValues } from "./values.ts";

/** Adds the properties of the dictionary with their values, units and documents. */
export async function addProperties(state: DictionaryState): Promise<void> {
  const { context, draft, files, leftOut, properties, units } = state;
  const all = notedObjectsIn(files[0].root["Properties"], "Properties", context.notes);
  for (const { item, index } of all) {
    await context.pause((0.3 * index) / all.length);
    const where = `Properties[${index}]`;
    leftOut.count("Properties[]", item, MEMBERS.property);
    const code = codeOf(item["Code"]) ?? "";
    const find = (file: (typeof files)[number]) => (file === files[0] ? item : file.properties.get(code));
    const concept = conceptDraft(state, item, "prop", find, where);
    if (concept === undefined) continue;
    units.add(item, where, context);
    const document = documentOf(state, item, where);
    const { key, iri } = concept;
    const values = addValues(state, { find, key, iri, where, path: "Properties[]" });
    const property = { ...concept, ...defined({ document, values }) };
    if (!properties.has(code)) properties.set(code, property);
    draft.properties.push(property);
  }
}

/** Adds a property that is not in the file, by its IRI or code. */
export function addUnknownProperty(
  { context, draft, properties }: DictionaryState,
  key: string,
  name: string,
  iri: string | undefined,
  where: string,
): DraftProperty {
  const existing = properties.get(key);
  if (existing !== undefined) return existing;
  context.notes.guessed(
    where,
    iri === undefined
      ? text("bsddReader.unknownProperty", { code: key, name })
      : text("bsddReader.unknownPropertyIri", { iri, name }),
  );
  const property = { key, where, defaultName: name, names: {}, ...defined({ iri }) };
  properties.set(key, property);
  draft.properties.push(property);
  return property;
}

/**
 * The property that stands for another in a further place of a class; all classes share it.
 * @param times how many times the class has the property in this set already
 */
export function furtherProperty(
  { draft, properties }: DictionaryState,
  { guid: _guid, ...property }: DraftProperty,
  set: string | undefined,
  times: number,
  where: string,
): DraftProperty {
  const suffix = `${encodeURIComponent(set ?? "")}/${times}`;
  const key = `${property.key}/${suffix}`;
  const existing = properties.get(key);
  if (existing !== undefined) return existing;
  const further = {
    ...property,
    key,
    where,
    defaultName: property.defaultName ?? property.key,
    ...defined({ iri: property.iri === undefined ? undefined : `${property.iri}/${suffix}` }),
  };
  properties.set(key, further);
  draft.properties.push(further);
  return further;
}
