import { isObject } from "#core/lib/json.ts";
import type { Notes } from "../../report/notes.ts";
import { LeftOutMembers } from "../json/left-out-members.ts";
import { type JsonObject, objectsIn } from "../json/values.ts";
import type { Shape } from "./shapes.ts";

/** The members that are read or follow from others; null for a text or number, else those of the objects in it. */
type Members = { readonly [name: string]: Members | null };

const members = (...names: readonly string[]): Members =>
  Object.fromEntries(names.map((name) => [name, null]));

const CONCEPT = members("guid", "versionGuid", "defaultName", "name", "names");
const PROPERTY: Members = { ...CONCEPT, values: CONCEPT, referencedDocument: CONCEPT };
const TRANSLATIONS = members("guid", "text", "language", "languageCode");

const MEMBERS: Readonly<Record<Shape, Members>> = {
  list: CONCEPT,
  codes: {
    ...CONCEPT,
    ...members("classNumber", "parentVersionGuid", "level", "hasCodes"),
    ...members("definitions", "technicalDefinition", "defaultTechnicalDefinition"),
  },
  documents: { ...CONCEPT, templates: CONCEPT },
  property: PROPERTY,
  template: { ...CONCEPT, properties: PROPERTY, documents: CONCEPT, classifications: CONCEPT },
  units: {
    ...members("guid", "versionGuid", "majorVersion", "minorVersion", "createdOn", "createdBy", "changedOn"),
    ...members("dimensions"),
    fullNames: TRANSLATIONS,
    shortNames: TRANSLATIONS,
    technicalDefinitions: TRANSLATIONS,
    userDefinitions: TRANSLATIONS,
    examples: TRANSLATIONS,
  },
  requirements: members("id", "projectId", "productTypeGuid", "productType", "stageId", "roleId", "loiId"),
};

const RESPONSE = new Set(["results", "pagination"]);

/** Reports the members of a JSON file that are not read; each is reported once, with its number. */
export function noteUnreadMembers(shape: Shape, root: unknown, list: unknown, notes: Notes): void {
  const leftOut = new LeftOutMembers();
  if (isObject(root) && list !== root) leftOut.count("", root, RESPONSE);
  const count = (path: string, item: JsonObject, read: Members): void => {
    leftOut.count(path, item, new Set(Object.keys(read)));
    for (const [name, inner] of Object.entries(read)) {
      if (inner === null) continue;
      const value = item[name];
      const inside = path === "" ? name : `${path}.${name}`;
      if (isObject(value)) count(inside, value, inner);
      else for (const { item: one } of objectsIn(value)) count(`${inside}[]`, one, inner);
    }
  };
  for (const { item } of objectsIn(Array.isArray(list) ? list : [list])) count("", item, MEMBERS[shape]);
  leftOut.report(notes);
}
