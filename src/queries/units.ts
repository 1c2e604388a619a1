import { queryOptions } from "@tanstack/react-query";
import { getUnit, type Unit } from "#api/units.ts";
import { chooseText } from "#lib/choose-text.ts";
import { rememberNames } from "#memory/concept-names.ts";
import { rememberUnit } from "#memory/unit-summaries.ts";
import { type Scope, scopeKey } from "./scope.ts";

/** The details of a unit in all its languages (E15), so whatever the culture; its names and dimensions are remembered. */
export function unitQuery(scope: Scope, versionGuid: string) {
  return queryOptions({
    queryKey: [...scopeKey(scope, null), "units", versionGuid],
    queryFn: async ({ signal }): Promise<Unit> => {
      const unit = await getUnit(scope.client, { versionGuid }, signal);
      rememberUnit(scope.service, versionGuid, unit);
      rememberUnitName(scope, versionGuid, unit);
      return unit;
    },
  });
}

function rememberUnitName({ service, culture }: Scope, versionGuid: string, unit: Unit): void {
  const names = (unit.fullNames ?? []).map(({ text, languageCode }) => ({ text: text ?? "", languageCode }));
  const own = chooseText(names, culture);
  const usual = chooseText(names, null);
  rememberNames(service, culture, "unit", [
    {
      versionGuid,
      guid: unit.guid,
      name: own === null || own.isFallback ? null : own.text.text,
      defaultName: usual?.text.text ?? null,
    },
  ]);
}
