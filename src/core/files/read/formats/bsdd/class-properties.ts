import { type Text, text } from "#core/text/messages/text.ts";
import { percentDecoded } from "#core/text/percent-encoding.ts";
import type { DraftConcept, DraftProperty, DraftPropertyTag } from "../../build/draft.ts";
import { type JsonObject, notedObjectsIn, objectsIn } from "../json/values.ts";
import { type BsddFile, codeOf } from "./language-files.ts";
import { MEMBERS } from "./members.ts";
import { addUnknownProperty, furtherProperty } from "./properties.ts";
import type { DictionaryState } from "./state.ts";
import { addValues } from "./values.ts";

/** The property tags of a dictionary: the names and contents of its property sets. */
export class PropertyTags {
  readonly #tags = new Map<string, { concept: DraftConcept; readonly properties: Set<string> }>();

  get all(): DraftPropertyTag[] {
    return [...this.#tags.values()].map(({ concept, properties }) => ({
      ...concept,
      properties: [...properties],
    }));
  }

  /** Adds properties to the tag with that name; the concept that describes a tag replaces its name alone. */
  add(key: string, properties: readonly string[], where: string, described?: DraftConcept): void {
    const tag = this.#tags.get(key) ?? {
      concept: { key, where, defaultName: key, names: {} },
      properties: new Set(),
    };
    this.#tags.set(key, tag);
    tag.concept = described ?? tag.concept;
    for (const property of properties) tag.properties.add(property);
  }
}

/** The sets in which a class has a property, and how many times in each; undefined for those in no set. */
type Places = Map<string | undefined, number>;

export type PropertiesOfClass = {
  /** Their keys. */
  readonly properties: string[];
  /** The values that differ from those of the property itself. */
  readonly propertyValues: Record<string, string[]>;
};

/**
 * Reads the properties of a class, their values in the class, and their property sets. A class may have a property several times, usually
 * in several sets with different values; a template has it once. So the further ones become properties of their own, with a note.
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
  const placesOf = new Map<DraftProperty, Places>();
  const sameProperty = translationsOf(files, find);
  const path = `${ofClass}.ClassProperties`;
  for (const { item: own, index } of notedObjectsIn(item["ClassProperties"], path, context.notes)) {
    const where = `${path}[${index}]`;
    leftOut.count("Classes[].ClassProperties[]", own, MEMBERS.classProperty);
    const property = propertyOf(state, own, where);
    if (property === undefined) {
      context.notes.leftOut(where, text("bsddReader.noCodeOrUri"));
      continue;
    }
    units.add(own, where, context);
    const set = context.text(own["PropertySet"], `${where}.PropertySet`);
    const places: Places = placesOf.get(property) ?? new Map();
    const { key } = places.size === 0 ? property : further(state, concept, property, places, set, where);
    placesOf.set(property, places.set(set, (places.get(set) ?? 0) + 1));
    properties.push(key);
    if (set !== undefined) tags.add(set, [key], where);
    const values = addValues(state, {
      find: (file) => (file === files[0] ? own : sameProperty(own, file)),
      key: `${concept.key}/${key}`,
      iri: concept.iri === undefined ? undefined : `${concept.iri}/prop/${encodeURIComponent(key)}`,
      where,
      path: "Classes[].ClassProperties[]",
    });
    if (values !== undefined) propertyValues.set(key, values);
  }
  return { properties, propertyValues: Object.fromEntries(propertyValues) };
}

/** The property that stands for one that the class already has in these places. */
function further(
  state: DictionaryState,
  ofClass: DraftConcept,
  property: DraftProperty,
  places: Places,
  set: string | undefined,
  where: string,
): DraftProperty {
  const placeOf = (one: string | undefined): Text =>
    one === undefined ? text("bsddReader.inNoSet") : text("bsddReader.inSet", { set: one });
  const [first] = places.keys();
  state.context.notes.leftOut(
    where,
    text("bsddReader.repeatedProperty", {
      class: ofClass.defaultName ?? ofClass.key,
      property: property.defaultName ?? property.key,
      first: placeOf(first),
      place: placeOf(set),
    }),
  );
  return furtherProperty(state, property, set, places.get(set) ?? 0, where);
}

/** The property that a class property refers to: one in the file, else one by its IRI, else by its code. */
function propertyOf(state: DictionaryState, own: JsonObject, where: string): DraftProperty | undefined {
  const { context, dictionary, properties } = state;
  const inFile = properties.get(codeOf(own["PropertyCode"]) ?? "");
  if (inFile !== undefined) return inFile;
  const iri = context.text(own["PropertyUri"], `${where}.PropertyUri`);
  if (iri !== undefined) {
    const name = lastPart(iri);
    const ofFile = iri.startsWith(`${dictionary.iri}/`) ? properties.get(name.toLowerCase()) : undefined;
    return ofFile ?? addUnknownProperty(state, iri, name, iri, where);
  }
  const code = context.text(own["PropertyCode"], `${where}.PropertyCode`);
  return code === undefined ? undefined : addUnknownProperty(state, code, code, undefined, where);
}

function lastPart(iri: string): string {
  const part = iri.split(/[/#]/).findLast((one) => one !== "") ?? iri;
  return percentDecoded(part) ?? part;
}

/** The properties of a class in a file, by what they refer to, their set and their own code; of several, the first. */
type PropertiesOfFile = { readonly first: Map<string, JsonObject>; readonly count: Map<string, number> };

/**
 * Finds the properties of a class in the files that add texts: by code and property set, else by one of them. Of a property that the class
 * has once, the set may have another name there.
 */
function translationsOf(
  files: DictionaryState["files"],
  find: (file: BsddFile) => JsonObject | undefined,
): (own: JsonObject, file: BsddFile) => JsonObject | undefined {
  if (files.length === 1) return () => undefined;
  const byFile = new Map(files.map((file) => [file, propertiesOfFile(find(file))]));
  return (own, file) => {
    const of = byFile.get(file);
    const { same, inSet, byCode, alone } = keysOf(own);
    const isOnce = byFile.get(files[0])?.count.get(alone) === 1;
    return (
      of?.first.get(same) ??
      of?.first.get(inSet) ??
      (codeOf(own["Code"]) === undefined ? undefined : of?.first.get(byCode)) ??
      (isOnce ? of?.first.get(alone) : undefined)
    );
  };
}

function propertiesOfFile(of: JsonObject | undefined): PropertiesOfFile {
  const first = new Map<string, JsonObject>();
  const count = new Map<string, number>();
  for (const { item } of objectsIn(of?.["ClassProperties"])) {
    const keys = keysOf(item);
    count.set(keys.alone, (count.get(keys.alone) ?? 0) + 1);
    for (const key of Object.values(keys)) if (!first.has(key)) first.set(key, item);
  }
  return { first, count };
}

function keysOf(item: JsonObject) {
  const reference = codeOf(item["PropertyCode"]) ?? item["PropertyUri"];
  const [set, code] = [codeOf(item["PropertySet"]), codeOf(item["Code"])];
  const key = (...parts: readonly unknown[]): string => JSON.stringify([reference, ...parts]);
  return { same: key("same", set, code), inSet: key("set", set), byCode: key("code", code), alone: key() };
}
