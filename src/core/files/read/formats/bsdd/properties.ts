import { defined } from "#core/lib/defined.ts";
import { text } from "#core/text/messages/text.ts";
import { notedObjectsIn } from "../json/values.ts";
import { codeOf } from "./language-files.ts";
import { MEMBERS } from "./members.ts";
import { conceptDraft, type DictionaryState, documentOf } from "./state.ts";
import { addValues } from "./values.ts";

/** Adds the properties of the dictionary with their values, units and documents. */
export async function addProperties(state: DictionaryState): Promise<void> {
  const { context, draft, files, leftOut, propertyKeys, units } = state;
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
    if (!propertyKeys.has(code)) propertyKeys.set(code, key);
    draft.properties.push({ ...concept, ...defined({ document, values }) });
  }
}

/** Adds a property that is not in the file, by its IRI or code. */
export function addUnknownProperty(
  { context, draft, propertyKeys }: DictionaryState,
  key: string,
  name: string,
  iri: string | undefined,
  where: string,
): string {
  if (propertyKeys.has(key)) return key;
  propertyKeys.set(key, key);
  context.notes.guessed(
    where,
    iri === undefined
      ? text("bsddReader.unknownProperty", { code: key, name })
      : text("bsddReader.unknownPropertyIri", { iri, name }),
  );
  draft.properties.push({ key, where, defaultName: name, names: {}, ...defined({ iri }) });
  return key;
}
