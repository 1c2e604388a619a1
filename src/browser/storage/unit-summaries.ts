import { useSyncExternalStore } from "react";
import * as v from "valibot";
import { type Dimensions, POWERS, type Unit } from "#core/api/resources/units.ts";
import { givenTexts, type LanguageText } from "#core/text/choose-text.ts";
import { newestAsJson, persistedBy } from "./persisted.ts";

/** The remembered part of a unit: what lists of units show, in every culture. */
export type UnitSummary = {
  readonly versionGuid: string;
  readonly names: readonly LanguageText[];
  readonly symbols: readonly LanguageText[];
  /** Null if the service sends none. */
  readonly dimensions: Dimensions | null;
};

const MAX_UNITS = 2000;
/** The maximum size of the units of a service, since browsers limit a site's storage to a few million characters. */
const MAX_CHARACTERS = 600_000;

const power = v.pipe(v.number(), v.finite());
const dimensionsSchema = v.pipe(
  v.array(v.unknown()),
  v.transform((powers) => Object.fromEntries(POWERS.map((name, at) => [name, powers[at]]))),
  v.object(v.entriesFromList(POWERS, power)),
);
const textSchema = v.pipe(
  v.tuple([v.nullable(v.string()), v.string()]),
  v.transform(([languageCode, text]): LanguageText => ({ languageCode, text })),
);
const unitSchema = v.pipe(
  v.tuple([v.string(), v.array(textSchema), v.array(textSchema), v.nullable(dimensionsSchema)]),
  v.transform(([versionGuid, names, symbols, dimensions]): UnitSummary => ({
    versionGuid,
    names,
    symbols,
    dimensions,
  })),
);

type Units = ReadonlyMap<string, UnitSummary>;

const schema = v.pipe(
  v.array(unitSchema),
  v.transform((units): Units => new Map(units.map((one) => [one.versionGuid, one]))),
);

/** The remembered units of a service. Not `units`: the exponents that earlier versions stored there have another order. */
export const unitsOf = persistedBy<Units>("unit-summaries", new Map(), schema, {
  serialize,
  merge: (stored, own) => new Map([...stored, ...own]),
  canWait: true,
});

/** One tuple for each unit, as short as possible. */
function serialize(units: Units): string {
  const toTuples = (texts: readonly LanguageText[]) => texts.map((one) => [one.languageCode, one.text]);
  const tuples = [...units.values()].map(({ versionGuid, names, symbols, dimensions }) => [
    versionGuid,
    toTuples(names),
    toTuples(symbols),
    dimensions === null ? null : POWERS.map((power) => dimensions[power]),
  ]);
  return newestAsJson(tuples, MAX_CHARACTERS);
}

/** Remembers a unit (E15) for lists of units, during this visit and later ones. */
export function rememberUnit(service: string, versionGuid: string, unit: Unit): void {
  const store = unitsOf(service);
  const before = store.get();
  const after: UnitSummary = {
    versionGuid,
    names: givenTexts(unit.fullNames),
    symbols: givenTexts(unit.shortNames),
    dimensions: unit.dimensions,
  };
  if (JSON.stringify(before.get(versionGuid)) === JSON.stringify(after)) return;
  const others = [...before].filter(([guid]) => guid !== versionGuid);
  store.set(new Map([...others.slice(1 - MAX_UNITS), [versionGuid, after]]));
}

/** The units of a service whose details were loaded, by version GUID; oldest first. */
export function useUnitSummaries(service: string): Units {
  const store = unitsOf(service);
  return useSyncExternalStore(store.subscribe, store.get);
}
