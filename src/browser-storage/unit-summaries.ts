import { useSyncExternalStore } from "react";
import * as v from "valibot";
import { type Dimensions, POWERS, type Unit } from "#api/resources/units.ts";
import { givenTexts, type LanguageText } from "#lib/choose-text.ts";
import { persistedBy } from "./persisted.ts";

/** What is kept of a unit whose details were loaded: enough to list it, in any culture, with units of its kind. */
export type UnitSummary = {
  readonly versionGuid: string;
  readonly names: readonly LanguageText[];
  readonly symbols: readonly LanguageText[];
  /** Null where the service gives none. */
  readonly dimensions: Dimensions | null;
};

const MAX_UNITS = 2000;
/** What they may take of the few million characters that browsers give to a site. */
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

// Not `units`: the exponents that earlier versions stored there have another order.
const unitsOf = persistedBy<Units>("unit-summaries", new Map(), schema, {
  serialize,
  merge: (stored, own) => new Map([...stored, ...own]),
});

function summarize(versionGuid: string, unit: Unit): UnitSummary {
  return {
    versionGuid,
    names: givenTexts(unit.fullNames),
    symbols: givenTexts(unit.shortNames),
    dimensions: unit.dimensions,
  };
}

/** Units come one by one, each time with all others to be written again. */
const packed = new WeakMap<UnitSummary, string>();

/** A tuple, in JSON. */
function packedText(unit: UnitSummary): string {
  const known = packed.get(unit);
  if (known !== undefined) return known;
  const { versionGuid, names, symbols, dimensions } = unit;
  const tuples = (all: readonly LanguageText[]) => all.map(({ languageCode, text }) => [languageCode, text]);
  const powers = dimensions === null ? null : POWERS.map((one) => dimensions[one]);
  const text = JSON.stringify([versionGuid, tuples(names), tuples(symbols), powers]);
  packed.set(unit, text);
  return text;
}

/** As many as there is room for, the newest first in line. */
function serialize(units: Units): string {
  let room = MAX_CHARACTERS;
  const kept: string[] = [];
  for (const unit of [...units.values()].toReversed()) {
    const packed = packedText(unit);
    room -= packed.length + 1;
    if (room < 0) break;
    kept.push(packed);
  }
  return `[${kept.toReversed().join(",")}]`;
}

/** Keeps what E15 said of a unit for lists of units, for this visit and later ones. */
export function rememberUnit(service: string, versionGuid: string, unit: Unit): void {
  const store = unitsOf(service);
  const before = store.get();
  const after = summarize(versionGuid, unit);
  const known = before.get(versionGuid);
  if (known !== undefined && packedText(known) === packedText(after)) return;
  const others = [...before].filter(([guid]) => guid !== versionGuid);
  store.set(new Map([...others.slice(1 - MAX_UNITS), [versionGuid, after]]));
}

/** All units whose details were loaded, by version GUID. */
export function useUnitSummaries(service: string): Units {
  const store = unitsOf(service);
  return useSyncExternalStore(store.subscribe, store.get);
}

/** The same at this moment. */
export function unitSummaries(service: string): Units {
  return unitsOf(service).get();
}
