import { useCallback, useSyncExternalStore } from "react";
import * as v from "valibot";
import type { Dimensions, Translation, Unit } from "#api/units.ts";
import type { LanguageText } from "#lib/choose-text.ts";
import { rememberedUnits, type Slot } from "./storage.ts";

/** What is kept of a unit that was looked at: enough to list it, in any culture, with units of its kind. */
export type MetUnit = {
  readonly versionGuid: string;
  readonly names: readonly LanguageText[];
  readonly symbols: readonly LanguageText[];
  /** Null where the service gives none. */
  readonly dimensions: Dimensions | null;
};

const MAX_UNITS = 2000;
/** What they may take of the few million characters that browsers give to a site. */
const MAX_CHARACTERS = 600_000;

const POWERS = [
  "lengthPower",
  "timePower",
  "massPower",
  "temperaturePower",
  "amountOfSubstancePower",
  "electricCurrentPower",
  "luminousIntensityPower",
] as const satisfies readonly (keyof Dimensions)[];

const power = v.pipe(v.number(), v.finite());
const textsSchema = v.array(v.tuple([v.nullable(v.string()), v.string()]));
const powersSchema = v.nullable(v.tuple([power, power, power, power, power, power, power]));
const rememberedSchema = v.array(v.tuple([v.string(), textsSchema, textsSchema, powersSchema]));
type Remembered = v.InferOutput<typeof rememberedSchema>[number];

type Units = ReadonlyMap<string, MetUnit>;

export type MetUnits = {
  readonly meet: (service: string, versionGuid: string, unit: Unit) => void;
  /** By version GUID; the same map for as long as nothing changes. */
  readonly all: (service: string) => Units;
  /** As if none had ever been met. */
  readonly forget: (service: string) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

/** A memory of units; `slotOf` says where it outlives the visit. */
export function createMetUnits(slotOf: (service: string) => Slot): MetUnits {
  const byService = new Map<string, Units>();
  const listeners = new Set<() => void>();
  const all = (service: string): Units => {
    const known = byService.get(service) ?? parse(slotOf(service).get());
    byService.set(service, known);
    return known;
  };
  return {
    all,
    meet: (service, versionGuid, unit) => {
      const before = all(service);
      const met = remembered(versionGuid, unit);
      const known = before.get(versionGuid);
      if (known !== undefined && packedText(known) === packedText(met)) return;
      const kept = [...before.values()].filter((one) => one.versionGuid !== versionGuid);
      const after = [...kept.slice(1 - MAX_UNITS), met];
      byService.set(service, new Map(after.map((one) => [one.versionGuid, one])));
      slotOf(service).set(format(after));
      for (const listener of listeners) listener();
    },
    forget: (service) => {
      byService.delete(service);
      slotOf(service).set(null);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function remembered(versionGuid: string, unit: Unit): MetUnit {
  return {
    versionGuid,
    names: texts(unit.fullNames),
    symbols: texts(unit.shortNames),
    dimensions: unit.dimensions,
  };
}

/** The translations that say something. */
function texts(translations: readonly Translation[] | null): LanguageText[] {
  return (translations ?? []).flatMap(({ text, languageCode }) =>
    text === null || text.trim() === "" ? [] : [{ text, languageCode }],
  );
}

/** Units come one by one, each time with all others to be written again. */
const packed = new WeakMap<MetUnit, string>();

/** A tuple, in JSON. */
function packedText(unit: MetUnit): string {
  const known = packed.get(unit);
  if (known !== undefined) return known;
  const { versionGuid, names, symbols, dimensions } = unit;
  const tuples = (all: readonly LanguageText[]) => all.map(({ languageCode, text }) => [languageCode, text]);
  const powers = dimensions === null ? null : POWERS.map((one) => dimensions[one]);
  const text = JSON.stringify([versionGuid, tuples(names), tuples(symbols), powers]);
  packed.set(unit, text);
  return text;
}

function unpack([versionGuid, names, symbols, powers]: Remembered): MetUnit {
  const read = (tuples: Remembered[1]) => tuples.map(([languageCode, text]) => ({ languageCode, text }));
  return { versionGuid, names: read(names), symbols: read(symbols), dimensions: dimensionsOf(powers) };
}

function dimensionsOf(powers: Remembered[3]): Dimensions | null {
  if (powers === null) return null;
  const [
    lengthPower,
    timePower,
    massPower,
    temperaturePower,
    amountOfSubstancePower,
    electricCurrentPower,
    luminousIntensityPower,
  ] = powers;
  return {
    lengthPower,
    timePower,
    massPower,
    temperaturePower,
    amountOfSubstancePower,
    electricCurrentPower,
    luminousIntensityPower,
  };
}

/** As many as there is room for, the newest first in line. */
function format(units: readonly MetUnit[]): string {
  let room = MAX_CHARACTERS;
  const kept: string[] = [];
  for (const unit of units.toReversed()) {
    const packed = packedText(unit);
    room -= packed.length + 1;
    if (room < 0) break;
    kept.push(packed);
  }
  return `[${kept.toReversed().join(",")}]`;
}

function parse(stored: string | null): Units {
  if (stored === null) return new Map();
  try {
    return new Map(v.parse(rememberedSchema, JSON.parse(stored)).map((one) => [one[0], unpack(one)]));
  } catch {
    // Written by another version of the app, or by hand: begin anew.
    return new Map();
  }
}

const shared = createMetUnits(rememberedUnits);

/** Keeps what E15 said of a unit for lists of units, in memory and for later visits. */
export function meetUnit(service: string, versionGuid: string, unit: Unit): void {
  shared.meet(service, versionGuid, unit);
}

/** All units that were looked at, by version GUID, those of earlier visits included. */
export function useMetUnits(service: string): Units {
  return useSyncExternalStore(
    shared.subscribe,
    useCallback(() => shared.all(service), [service]),
  );
}

export function forgetUnits(service: string): void {
  shared.forget(service);
}
