import { describe, expect, it, vi } from "vitest";
import type { Unit } from "#api/units.ts";
import { createMetUnits } from "./known-units.ts";
import type { Slot } from "./storage.ts";

const LENGTH = {
  lengthPower: 1,
  timePower: 0,
  massPower: 0,
  temperaturePower: 0,
  amountOfSubstancePower: 0,
  electricCurrentPower: 0,
  luminousIntensityPower: -0.5,
};

function unit(changes: Partial<Unit> = {}): Unit {
  return {
    guid: null,
    versionGuid: null,
    createdOn: null,
    createdBy: null,
    changedOn: null,
    fullNames: [{ text: "metre", languageCode: "en", guid: null, language: null }],
    shortNames: [{ text: "m", languageCode: null, guid: null, language: null }],
    technicalDefinitions: null,
    userDefinitions: null,
    examples: null,
    majorVersion: 1,
    minorVersion: 0,
    dimensions: LENGTH,
    ...changes,
  };
}

function memory(initial: string | null = null) {
  let stored = initial;
  const slot: Slot = { get: () => stored, set: (value) => void (stored = value) };
  return { slotOf: () => slot, read: () => stored };
}

describe("met units", () => {
  it("are there on the next visit as they were", () => {
    const { slotOf } = memory();
    createMetUnits(slotOf).meet("service", "g1", unit());
    expect(createMetUnits(slotOf).all("service").get("g1")).toEqual({
      versionGuid: "g1",
      names: [{ text: "metre", languageCode: "en" }],
      symbols: [{ text: "m", languageCode: null }],
      dimensions: LENGTH,
    });
  });

  it("leave empty texts out and take units without anything", () => {
    const { slotOf } = memory();
    const empty = [{ text: " ", languageCode: "en", guid: null, language: null }];
    createMetUnits(slotOf).meet(
      "service",
      "g1",
      unit({ fullNames: empty, shortNames: null, dimensions: null }),
    );
    expect(createMetUnits(slotOf).all("service").get("g1")).toEqual({
      versionGuid: "g1",
      names: [],
      symbols: [],
      dimensions: null,
    });
  });

  it("tell of changes only", () => {
    const units = createMetUnits(memory().slotOf);
    const listener = vi.fn<() => void>();
    units.subscribe(listener);
    units.meet("service", "g1", unit());
    const before = units.all("service");
    units.meet("service", "g1", unit());
    expect(listener).toHaveBeenCalledTimes(1);
    expect(units.all("service")).toBe(before);
    units.meet("service", "g1", unit({ dimensions: null }));
    expect(listener).toHaveBeenCalledTimes(2);
    expect(units.all("service").get("g1")?.dimensions).toBeNull();
  });

  it("are bounded in number and in room", () => {
    const { slotOf, read } = memory();
    const units = createMetUnits(slotOf);
    const long = [{ text: "m".repeat(500), languageCode: "en", guid: null, language: null }];
    for (let index = 0; index < 2010; index += 1)
      units.meet("service", `g${index}`, unit({ fullNames: long }));
    expect(units.all("service").size).toBe(2000);
    expect(units.all("service").has("g9")).toBe(false);
    expect(units.all("service").has("g2009")).toBe(true);
    expect(read()?.length).toBeLessThan(600_000);
    expect(createMetUnits(slotOf).all("service").has("g2009")).toBe(true);
  });

  it.each(["nonsense", "[1]", '[["g1",[],[],[1]]]'])("begin anew where the memory holds %s", (stored) => {
    expect(createMetUnits(memory(stored).slotOf).all("service").size).toBe(0);
  });
});
