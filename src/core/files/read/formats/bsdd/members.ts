import { UNIT_MEMBERS } from "./units.ts";

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
