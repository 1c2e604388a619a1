import { queryOptions } from "@tanstack/react-query";
import { getUnit, type Unit } from "#api/units.ts";
import { chooseText } from "#lib/choose-text.ts";
import { meetConcepts } from "#memory/concept-names.ts";
import { meetUnit } from "#memory/known-units.ts";
import { type Scope, scopeKey } from "./scope.ts";

/** The details of a unit in all its languages (E15), so whatever the culture; its names and dimensions are remembered. */
export function unitQuery(scope: Scope, versionGuid: string) {
  return queryOptions({
    queryKey: [...scopeKey(scope, null), "units", versionGuid],
    queryFn: async ({ signal }): Promise<Unit> => {
      const unit = await getUnit(scope.client, { versionGuid }, signal);
      rememberUnit(scope, versionGuid, unit);
      return unit;
    },
  });
}

/** Remembers a unit as units are listed, and as concepts are named. */
function rememberUnit({ service, culture }: Scope, versionGuid: string, unit: Unit): void {
  meetUnit(service, versionGuid, unit);
  const names = (unit.fullNames ?? []).map(({ text, languageCode }) => ({ text: text ?? "", languageCode }));
  const own = chooseText(names, culture);
  const usual = chooseText(names, null);
  meetConcepts(service, culture, "unit", [
    {
      versionGuid,
      guid: unit.guid,
      name: own === null || own.isFallback ? null : own.text.text,
      defaultName: usual?.text.text ?? null,
    },
  ]);
}
