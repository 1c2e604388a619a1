import { UNIT_MEMBERS } from "./units.ts";

/** The members that are read, by what they are members of. All others are counted as left out. */
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
