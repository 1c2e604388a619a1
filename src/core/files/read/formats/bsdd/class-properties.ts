import { text } from "#core/text/messages/text.ts";
import { percentDecoded } from "#core/text/percent-encoding.ts";
import type { DraftConcept, DraftPropertyTag } from "../../build/draft.ts";
import { type JsonObject, notedObjectsIn, objectsIn } from "../json/values.ts";
import { type BsddFile, codeOf } from "./language-files.ts";
import { MEMBERS } from "./members.ts";
import { addUnknownProperty } from "./properties.ts";
import type { DictionaryState } from "./state.ts";
import { addValues } from "./values.ts";

/** The property tags of a dictionary: the names and contents of its property sets. */
export class PropertyTags {
  readonly #tags = new Map<string, { concept: DraftConcept; properties: Set<string> }>();

  get all(): DraftPropertyTag[] {
    return [...this.#tags.values()].map(({ concept, properties }) => ({
      ...concept,
      properties: [...properties],
    }));
  }

  /** Adds properties to the tag with that name; the concept that describes a tag replaces its name alone. */
  add(key: string, properties: readonly string[], where: string, described?: DraftConcept): void {
    const existing = this.#tags.get(key);
    const concept = described ?? existing?.concept ?? { key, where, defaultName: key, names: {} };
    this.#tags.set(key, { concept, properties: new Set([...(existing?.properties ?? []), ...properties]) });
  }
}

export type PropertiesOfClass = {
  /** Their keys. */
  readonly properties: string[];
  /** The values that differ from those of the property itself. */
  readonly propertyValues: Record<string, string[]>;
};

/**
 * Reads the properties of a class, their values in the class, and their property sets.
 * @param ofClass the path of the class
 */
export function readClassProperties(
  state: DictionaryState,
  item: JsonObject,
  find: (file: BsddFile) => JsonObject | undefined,
  concept: DraftConcept,
  ofClass: string,
  tags: PropertyTags,
): PropertiesOfClass {
  const { context, files, leftOut, units } = state;
  const properties: string[] = [];
  const propertyValues = new Map<string, string[]>();
  const path = `${ofClass}.ClassProperties`;
  for (const { item: own, index } of notedObjectsIn(item["ClassProperties"], path, context.notes)) {
    const where = `${path}[${index}]`;
    leftOut.count("Classes[].ClassProperties[]", own, MEMBERS.classProperty);
    const key = propertyKey(state, own, where);
    if (key === undefined) {
      context.notes.leftOut(where, text("bsddReader.noCodeOrUri"));
      continue;
    }
    properties.push(key);
    units.add(own, where, context);
    const set = context.text(own["PropertySet"], `${where}.PropertySet`);
    if (set !== undefined) tags.add(set, [key], where);
    const values = addValues(state, {
      find: (file) => (file === files[0] ? own : sameProperty(find(file), own)),
      key: `${concept.key}/${key}`,
      iri: concept.iri === undefined ? undefined : `${concept.iri}/prop/${encodeURIComponent(key)}`,
      where,
      path: "Classes[].ClassProperties[]",
    });
    if (values !== undefined) propertyValues.set(key, [...(propertyValues.get(key) ?? []), ...values]);
  }
  return { properties, propertyValues: Object.fromEntries(propertyValues) };
}

/** The key of the property that a class property refers to: one in the file, else one by its IRI, else by its code. */
function propertyKey(state: DictionaryState, own: JsonObject, where: string): string | undefined {
  const { context, dictionary, propertyKeys } = state;
  const key = propertyKeys.get(codeOf(own["PropertyCode"]) ?? "");
  if (key !== undefined) return key;
  const iri = context.text(own["PropertyUri"], `${where}.PropertyUri`);
  if (iri !== undefined) {
    const name = lastPart(iri);
    const ofFile = iri.startsWith(`${dictionary.iri}/`) ? propertyKeys.get(name.toLowerCase()) : undefined;
    return ofFile ?? addUnknownProperty(state, iri, name, iri, where);
  }
  const code = context.text(own["PropertyCode"], `${where}.PropertyCode`);
  return code === undefined ? undefined : addUnknownProperty(state, code, code, undefined, where);
}

function lastPart(iri: string): string {
  const part = iri.split(/[/#]/).findLast((one) => one !== "") ?? iri;
  return percentDecoded(part) ?? part;
}

/** The same property of the class in another file: by code and property set, else by code. */
function sameProperty(of: JsonObject | undefined, own: JsonObject): JsonObject | undefined {
  const same = objectsIn(of?.["ClassProperties"])
    .map(({ item }) => item)
    .filter((item) => codeOf(item["PropertyCode"]) === codeOf(own["PropertyCode"]));
  return same.find((item) => codeOf(item["PropertySet"]) === codeOf(own["PropertySet"])) ?? same[0];
}
