import { ownValue } from "#core/lib/keys-of.ts";
import { QUANTITIES } from "#core/lib/quantities.ts";
import type { Exponents, Texts } from "../../catalogue-model.ts";
import type { Version } from "../concept.ts";
import { derivedGuid } from "../guids.ts";
import { pathConcept } from "../lookup.ts";
import type { Call, Route } from "../routing.ts";

/** A unit in all its languages, in the requested version (E15, 2.7). */
async function getUnit(call: Call): Promise<object> {
  const { model } = await call.load(["units"]);
  const { units } = await call.load(["units"], model.cultures);
  const unit = pathConcept(call, "unit", units);
  const guid = call.parameter("versionGuid");
  const version = unit.versions.find((one) => one.guid === guid) ?? unit.latest;
  const { names, shortNames, definitions, userDefinitions, examples, exponents } = unit.entry;
  const { createdOn = unit.versions[0]?.date, createdBy } = unit.entry;
  const translate = (field: string, texts: Texts = {}) => translations(version, field, model.cultures, texts);
  return {
    guid: unit.guid,
    versionGuid: version.guid,
    createdOn,
    createdBy,
    changedOn: version.date,
    fullNames: translate("fullNames", names),
    shortNames: translate("shortNames", shortNames),
    technicalDefinitions: translate("technicalDefinitions", definitions),
    userDefinitions: translate("userDefinitions", userDefinitions),
    examples: translate("examples", examples),
    majorVersion: version.major,
    minorVersion: version.minor,
    dimensions: exponents && dimensionsOf(exponents),
  };
}

function translations(
  version: Version,
  field: string,
  cultures: readonly string[],
  texts: Texts,
): object[] | undefined {
  const translated = cultures.flatMap((culture) => {
    const text = ownValue(texts, culture);
    if (text === undefined) return [];
    const guid = derivedGuid(version.guid, `${field}/${culture}`);
    return [{ text, languageCode: culture, guid, language: languageName(culture) }];
  });
  return translated.length === 0 ? undefined : translated;
}

const names = new Intl.DisplayNames(["en"], { type: "language" });

/** The English name of a culture's language; the culture itself if it is no language tag. */
function languageName(culture: string): string {
  try {
    const { language, script } = new Intl.Locale(culture);
    return names.of(script === undefined ? language : `${language}-${script}`) ?? culture;
  } catch {
    return culture;
  }
}

function dimensionsOf(exponents: Exponents): object {
  return Object.fromEntries(QUANTITIES.map(({ key, power }) => [power, exponents[key]]));
}

export const unitRoutes: readonly Route[] = [
  { method: "GET", path: "/templates-management/api/v2/units/{versionGuid}", handler: getUnit },
];
