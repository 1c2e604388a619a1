import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Dimensions } from "#api/units.ts";
import { startingPointsQuery } from "#queries/starting-points.ts";
import { chooseText } from "#lib/choose-text.ts";
import { useCulture } from "#session/culture-context.tsx";
import { useKnownConcepts } from "#memory/concept-names.ts";
import { useUnitSummaries } from "#memory/unit-summaries.ts";
import { useSession } from "#session/session-context.tsx";
import { chooseName } from "#concepts/localized-name.tsx";
import { knownName, type ShownName } from "#concepts/concept-name.ts";
import { unitName } from "./unit-names.ts";

/** A unit as far as it is known without asking for it. */
export type KnownUnit = {
  readonly versionGuid: string;
  readonly shown: ShownName;
  /** The name as plain text. */
  readonly name: string;
  readonly symbol: string | null;
  /** Null where the service gives none; undefined while nobody has looked at the unit. */
  readonly dimensions: Dimensions | null | undefined;
};

/** The starting points and all units met so far, by name in the culture. */
export function useKnownUnits() {
  const { session } = useSession();
  const { culture } = useCulture();
  const { data: startingPoints, error, refetch } = useQuery(startingPointsQuery(session));
  const metConcepts = useKnownConcepts(session.key, "unit");
  const metUnits = useUnitSummaries(session.key);
  const units = useMemo(() => {
    const byGuid = new Map<string, KnownUnit>();
    const add = (
      versionGuid: string,
      shown: ShownName,
      details: Pick<KnownUnit, "symbol" | "dimensions"> = { symbol: null, dimensions: undefined },
    ): void => {
      const name = chooseName(shown.concept, shown.culture).text;
      byGuid.set(versionGuid, { versionGuid, shown, name, ...details });
    };
    for (const { versionGuid, name } of startingPoints?.units ?? [])
      add(versionGuid, { concept: { name: null, defaultName: name, versionGuid }, culture: null });
    for (const met of metConcepts) add(met.versionGuid, knownName(met, culture));
    for (const { versionGuid, names, symbols, dimensions } of metUnits.values()) {
      const symbol = chooseText(symbols, culture)?.text.text ?? null;
      // A unit that tells no name keeps the one that it is known by.
      const known = names.length === 0 ? byGuid.get(versionGuid)?.shown : undefined;
      add(versionGuid, known ?? unitName(names, culture, versionGuid), { symbol, dimensions });
    }
    const collator = new Intl.Collator(undefined, { numeric: true });
    return [...byGuid.values()].toSorted((a, b) => collator.compare(a.name, b.name));
  }, [startingPoints, metConcepts, metUnits, culture]);
  return {
    units,
    /** False while the starting points are on their way. */
    isReady: startingPoints !== undefined || error !== null,
    error,
    retry: () => void refetch(),
  };
}
