import { queryOptions } from "@tanstack/react-query";
import { rememberNames } from "#browser/storage/concept-names.ts";
import { rememberUnit } from "#browser/storage/unit-summaries.ts";
import { getUnit, type Unit } from "#core/api/resources/units.ts";
import { chooseText, givenTexts } from "#core/text/choose-text.ts";
import { type Scope, scopeKey } from "../scope/scope.ts";

/** The details of a unit in all its languages (E15), independent of the culture; its names and dimensions are remembered. */
export function unitQuery(scope: Scope, versionGuid: string) {
  return queryOptions({
    queryKey: [...scopeKey(scope, null), "units", versionGuid],
    queryFn: async ({ signal }): Promise<Unit> => {
      const unit = await getUnit(scope.client, { versionGuid }, signal);
      rememberUnit(scope.service, versionGuid, unit);
      rememberNames(scope.service, scope.culture, "unit", [
        { versionGuid, guid: unit.guid, ...unitNames(unit, scope.culture) },
      ]);
      return unit;
    },
  });
}

/** The names of a unit in a culture and by default; null where it has no text. A symbol is no name, which a configured name would give way to. */
export function unitNames({ fullNames }: Unit, culture: string | null) {
  const texts = givenTexts(fullNames);
  const own = chooseText(texts, culture);
  return {
    name: own === null || own.isFallback ? null : own.text.text,
    defaultName: chooseText(texts, null)?.text.text ?? null,
  };
}
