import { useMemo } from "react";
import {
  type RememberedItem,
  sortByName,
  toMatchable,
  useRememberedList,
} from "#browser/parts/list/use-remembered-list.ts";
import type { ShownName } from "#browser/parts/name/concept-name.ts";
import { chooseName } from "#browser/parts/name/localized-name.tsx";
import { unitName } from "#browser/parts/unit/unit-names.ts";
import { useCulture } from "#browser/session/culture-context.tsx";
import { useSession } from "#browser/session/session-context.tsx";
import { useUnitSummaries } from "#browser/storage/unit-summaries.ts";
import type { Dimensions } from "#core/api/resources/units.ts";
import { chooseText, type LanguageText } from "#core/text/choose-text.ts";
import type { Matchable } from "#core/text/match-text.ts";

/** A unit as far as it is remembered. */
export type RememberedUnit = RememberedItem & {
  /** Its names besides the shown ones, as in other languages. */
  readonly otherNames: readonly LanguageText[];
  readonly symbol: string | null;
  /** Null if the service provides none; undefined until its details are loaded. */
  readonly dimensions: Dimensions | null | undefined;
};

/** The starting points and all units listed or loaded so far, sorted by name in the culture. */
export function useRememberedUnits() {
  const { session } = useSession();
  const { culture } = useCulture();
  const { items, ...state } = useRememberedList("unit");
  const summaries = useUnitSummaries(session.key);
  const units = useMemo(() => {
    const byGuid = new Map<string, RememberedUnit>();
    for (const item of items)
      byGuid.set(item.versionGuid, { ...item, otherNames: [], symbol: null, dimensions: undefined });
    for (const { versionGuid, names, symbols, dimensions } of summaries.values()) {
      const listed = byGuid.get(versionGuid);
      // A unit without names keeps the one of the list that contained it.
      const shown =
        listed !== undefined && names.length === 0 ? listed.shown : unitName(names, culture, versionGuid);
      const name = chooseName(shown.concept, shown.culture).text;
      const otherNames = namesBesides(shown, names);
      const symbol = chooseText(symbols, culture)?.text.text ?? null;
      const guid = listed?.guid ?? null;
      byGuid.set(versionGuid, { versionGuid, guid, shown, name, otherNames, symbol, dimensions });
    }
    return sortByName([...byGuid.values()]);
  }, [items, summaries, culture]);
  return { units, ...state };
}

/** The names that are not shown anyway, without repetitions. */
function namesBesides({ concept }: ShownName, names: readonly LanguageText[]): LanguageText[] {
  const others = new Map(names.map((one) => [one.text, one]));
  others.delete(concept.name ?? "");
  others.delete(concept.defaultName ?? "");
  return [...others.values()];
}

/** The searchable texts of a unit. */
export function unitToMatchable(unit: RememberedUnit): Matchable {
  const { texts, guids } = toMatchable(unit);
  return { texts: [...texts, unit.symbol, ...unit.otherNames.map(({ text }) => text)], guids };
}
