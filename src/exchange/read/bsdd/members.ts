import { UNIT_MEMBERS } from "./units.ts";
import type { Notes } from "../notes.ts";
import { isObject, type JsonObject } from "../json/values.ts";

/** The members that are read, by the type of object. All others are reported as left out. */
const CONCEPT = [
  "Code",
  "Name",
  "Uid",
  "OwnedUri",
  "VersionNumber",
  "RevisionNumber",
  "DocumentReference",
  "Status",
];

export const MEMBERS = {
  root: new Set([
    "ModelVersion",
    "OrganizationCode",
    "DictionaryCode",
    "DictionaryName",
    "DictionaryVersion",
    "DictionaryUri",
    "UseOwnUri",
    "LanguageIsoCode",
    "LanguageOnly",
    "Classes",
    "Properties",
  ]),
  class: new Set([
    ...CONCEPT,
    "ClassType",
    "Definition",
    "ParentClassCode",
    "ReferenceCode",
    "ClassProperties",
  ]),
  property: new Set([...CONCEPT, ...UNIT_MEMBERS, "AllowedValues"]),
  classProperty: new Set([
    ...UNIT_MEMBERS,
    "Code",
    "PropertyCode",
    "PropertyUri",
    "PropertySet",
    "AllowedValues",
  ]),
  value: new Set(["Code", "Value", "Uri", "OwnedUri", "SortNumber"]),
} as const;

/** Counts members that a catalogue cannot store, so that each is reported only once. */
export class LeftOutMembers {
  readonly #counts = new Map<string, number>();

  /** @param path the path of the objects, like `Classes[].ClassProperties[]` */
  count(path: string, item: JsonObject, known: ReadonlySet<string>): void {
    for (const [name, value] of Object.entries(item)) {
      if (known.has(name) || isEmpty(value)) continue;
      const member = path === "" ? name : `${path}.${name}`;
      this.#counts.set(member, (this.#counts.get(member) ?? 0) + 1);
    }
  }

  report(notes: Notes): void {
    for (const [member, count] of this.#counts)
      notes.leftOut(
        member,
        `The catalogue does not support it (${count} ${count === 1 ? "time" : "times"}).`,
      );
  }
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return (
    value === null || value === "" || value === false || (isObject(value) && Object.keys(value).length === 0)
  );
}
