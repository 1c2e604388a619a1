import { defined } from "#core/lib/defined.ts";
import { text } from "#core/text/messages/text.ts";
import type { DraftClassification } from "../../build/draft.ts";
import { type JsonObject, notedObjectsIn } from "../json/values.ts";
import { PropertyTags, readClassProperties } from "./class-properties.ts";
import { type BsddFile, codeOf } from "./language-files.ts";
import { MEMBERS } from "./members.ts";
import { conceptDraft, type DictionaryState, documentOf, isInactive, translated } from "./state.ts";

/** Adds the classes of the dictionary: as codes, as templates if they have properties, and as property tags if they are groups. */
export async function addClasses(state: DictionaryState, classification: DraftClassification): Promise<void> {
  const { context, draft, files, leftOut } = state;
  const [main] = files;
  const all = notedObjectsIn(main.root["Classes"], "Classes", context.notes);
  const tags = new PropertyTags();
  for (const { item, index } of all) {
    await context.pause(0.3 + (0.6 * index) / all.length);
    const where = `Classes[${index}]`;
    leftOut.count("Classes[]", item, MEMBERS.class);
    const code = codeOf(item["Code"]) ?? "";
    const find = (file: BsddFile): JsonObject | undefined => (file === main ? item : file.classes.get(code));
    const concept = conceptDraft(state, item, "class", find, where);
    if (concept === undefined) continue;
    const definition = translated(state, find, "Definition", where);
    const number = context.text(item["ReferenceCode"] ?? item["Code"], `${where}.ReferenceCode`);
    const parentCode = context.text(item["ParentClassCode"], `${where}.ParentClassCode`);
    const parentInFile = main.classes.get(codeOf(parentCode) ?? "")?.["Code"];
    const parent = context.text(parentInFile, `${where}.ParentClassCode`) ?? parentCode;
    const first = main.classes.get(code)?.["Code"];
    if (first !== item["Code"])
      context.notes.remark(where, text("bsddReader.sameCode", { code: concept.key, first: String(first) }));
    classification.codes.push({
      ...concept,
      definitions: definition.texts,
      ...defined({ defaultDefinition: definition.main, number, parent }),
      ...(isInactive(item) ? { isDeprecated: true } : {}),
    });
    const document = documentOf(state, item, where);
    const own = readClassProperties(state, item, find, concept, where, tags);
    if (isGroup(item)) {
      tags.add(concept.key, own.properties, where, concept);
      if (Object.keys(own.propertyValues).length > 0)
        context.notes.leftOut(`${where}.ClassProperties[].AllowedValues`, text("bsddReader.valuesOfGroup"));
    } else if (own.properties.length > 0)
      draft.templates.push({
        ...concept,
        ...own,
        codes: [concept.key],
        documents: document === undefined ? [] : [document],
      });
    if (document !== undefined && (isGroup(item) || own.properties.length === 0))
      context.notes.leftOut(`${where}.DocumentReference`, text("bsddReader.documentOfClass", { document }));
  }
  for (const tag of tags.all) draft.propertyTags.push(tag);
}

function isGroup({ ClassType: type }: JsonObject): boolean {
  return typeof type === "string" && type.toLowerCase() === "groupofproperties";
}
