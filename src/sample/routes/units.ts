import { CULTURES, languageName } from "../cultures.ts";
import { derivedGuid } from "../guids.ts";
import { pathConcept } from "../lookup.ts";
import type { Concept, Version } from "../model.ts";
import { optional } from "../representations.ts";
import type { Call, Route } from "../routing.ts";

const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(2019, 0, 7, 8);
/** Within how many days all units were created, and what is the longest that one waited for its next version. */
const CREATION_DAYS = 700;
const VERSION_DAYS = 400;

/** A unit in all its languages, in the version that was asked for (E15, 2.7). */
function getUnit(call: Call): object {
  const unit = pathConcept(call, "unit", call.catalogue().units);
  const guid = call.parameter("versionGuid");
  const version = unit.versions.find((one) => one.guid === guid) ?? unit.latest;
  const translate = (field: string, text: (culture: string) => string | undefined): object =>
    optional(field, translations(version, field, text));
  const { row } = unit;
  return {
    guid: unit.guid,
    versionGuid: version.guid,
    createdOn: dateOf(unit, 0),
    createdBy: "Plinth sample catalogue",
    changedOn: dateOf(unit, unit.versions.indexOf(version)),
    ...translate("fullNames", (culture) => row.get(culture)),
    // A symbol is the same in every language; it comes for those that the unit has a name in.
    ...translate("shortNames", (culture) => (row.has(culture) ? row.get("symbol") : undefined)),
    ...translate("technicalDefinitions", (culture) => row.get(`${culture}:definition`)),
    ...translate("userDefinitions", (culture) => row.get(`${culture}:user-definition`)),
    ...translate("examples", (culture) => row.get(`${culture}:example`)),
    majorVersion: version.major,
    minorVersion: version.minor,
    dimensions: dimensionsOf(unit),
  };
}

function translations(
  version: Version,
  field: string,
  text: (culture: string) => string | undefined,
): object[] | undefined {
  const translated = CULTURES.flatMap((culture) => {
    const found = text(culture);
    if (found === undefined) return [];
    const guid = derivedGuid(version.guid, `${field}/${culture}`);
    return [{ text: found, languageCode: culture, guid, language: languageName(culture) }];
  });
  return translated.length === 0 ? undefined : translated;
}

function dimensionsOf({ row }: Concept): object {
  const power = (column: string): number => Number(row.get(column) ?? 0);
  return {
    lengthPower: power("length"),
    timePower: power("time"),
    massPower: power("mass"),
    temperaturePower: power("temperature"),
    amountOfSubstancePower: power("amount"),
    electricCurrentPower: power("current"),
    luminousIntensityPower: power("luminous"),
  };
}

/** The tables know no dates: they follow from the GUIDs, so that they stay the same, each version later than the last. */
function dateOf({ guid, versions }: Concept, versionIndex: number): string {
  let time = FIRST_DAY + (hash(guid) % CREATION_DAYS) * DAY_MS;
  for (const version of versions.slice(1, versionIndex + 1)) {
    time += (1 + (hash(version.guid) % VERSION_DAYS)) * DAY_MS;
  }
  return new Date(time + (hash(guid) % 28_800) * 1000).toISOString();
}

function hash(guid: string): number {
  return Number.parseInt(guid.slice(0, 8), 16);
}

export const unitRoutes: readonly Route[] = [
  { method: "GET", path: "/templates-management/api/v2/units/{versionGuid}", answer: getUnit },
];
