import { defined } from "#lib/defined.ts";
import type { Exponents } from "../../catalogue-model.ts";
import type { DraftTexts, DraftUnit } from "../draft.ts";
import { defaultCulture } from "../cultures.ts";

/** A unit as in a file written by Plinth. */
export type UnitRecord = {
  readonly where: string;
  readonly guid?: string | undefined;
  readonly versionGuid?: string | undefined;
  readonly major: number;
  readonly minor: number;
  readonly createdOn?: string | undefined;
  readonly createdBy?: string | undefined;
  readonly changedOn?: string | undefined;
  readonly exponents?: Exponents | undefined;
  readonly fullNames: DraftTexts;
  readonly shortNames: DraftTexts;
  readonly technicalDefinitions: DraftTexts;
  readonly userDefinitions: DraftTexts;
  readonly examples: DraftTexts;
};

/** The unit of a record; undefined for an empty record. */
export function unitOf(record: UnitRecord): DraftUnit | undefined {
  const { where, guid, versionGuid, major, minor, fullNames: names, shortNames, exponents } = record;
  const { technicalDefinitions: definitions, userDefinitions, examples } = record;
  const { createdOn, createdBy, changedOn } = record;
  const culture = defaultCulture(names) ?? defaultCulture(shortNames);
  const name = names[culture ?? ""] ?? shortNames[culture ?? ""];
  const key = versionGuid ?? guid ?? name;
  if (key === undefined) return undefined;
  const version = {
    major,
    minor,
    ...defined({ guid: versionGuid, date: changedOn }),
  };
  return {
    key,
    where,
    names,
    shortNames,
    definitions,
    userDefinitions,
    examples,
    versions: [version],
    ...defined({ defaultName: name, guid, createdOn, createdBy, exponents }),
  };
}
