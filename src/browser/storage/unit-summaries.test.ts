import { describe, expect, it } from "vitest";
import { EMPTY_UNIT } from "#core/api/resources/unit.fixture.ts";
import type { Unit } from "#core/api/resources/units.ts";
import { DIMENSIONLESS } from "#core/lib/quantities.fixture.ts";
import { fakeBrowser } from "./browser.fixture.ts";
import { rememberUnit, unitsOf } from "./unit-summaries.ts";

const LENGTH = { ...DIMENSIONLESS, lengthPower: 1, luminousIntensityPower: -0.5 };

function unit(changes: Partial<Unit> = {}): Unit {
  return {
    ...EMPTY_UNIT,
    fullNames: [{ text: "metre", languageCode: "en", guid: null, language: null }],
    shortNames: [{ text: "m", languageCode: null, guid: null, language: null }],
    dimensions: LENGTH,
    ...changes,
  };
}

const stored = (service: string) => `plinth.unit-summaries ${service}`;

describe("units whose details were loaded", () => {
  it("are kept as they were", () => {
    const { localStorage, leave } = fakeBrowser();
    rememberUnit("https://kept", "g1", unit());
    leave();
    const written = localStorage.getItem(stored("https://kept")) ?? "";
    localStorage.setItem(stored("https://later"), written);
    for (const service of ["https://kept", "https://later"])
      expect(unitsOf(service).get().get("g1")).toEqual({
        versionGuid: "g1",
        names: [{ text: "metre", languageCode: "en" }],
        symbols: [{ text: "m", languageCode: null }],
        dimensions: LENGTH,
      });
  });

  it("omit empty texts and accept units without data", () => {
    fakeBrowser();
    const empty = [{ text: " ", languageCode: "en", guid: null, language: null }];
    rememberUnit("https://empty", "g1", unit({ fullNames: empty, shortNames: null, dimensions: null }));
    expect(unitsOf("https://empty").get().get("g1")).toEqual({
      versionGuid: "g1",
      names: [],
      symbols: [],
      dimensions: null,
    });
  });

  it("stay the same object until something is new", () => {
    fakeBrowser();
    rememberUnit("https://same", "g1", unit());
    const before = unitsOf("https://same").get();
    rememberUnit("https://same", "g1", unit());
    expect(unitsOf("https://same").get()).toBe(before);
    rememberUnit("https://same", "g1", unit({ dimensions: null }));
    expect(unitsOf("https://same").get().get("g1")?.dimensions).toBeNull();
  });

  it("are bounded in number and in size", () => {
    const { localStorage, leave } = fakeBrowser();
    const long = [{ text: "m".repeat(500), languageCode: "en", guid: null, language: null }];
    for (let index = 0; index < 2010; index += 1)
      rememberUnit("https://many", `g${index}`, unit({ fullNames: long }));
    const units = unitsOf("https://many").get();
    expect(units.size).toBe(2000);
    expect(units.has("g9")).toBe(false);
    expect(units.has("g2009")).toBe(true);
    leave();
    const written = localStorage.getItem(stored("https://many")) ?? "";
    expect(written.length).toBeLessThan(600_000);
    expect(written).toContain('"g2009"');
  });

  it.each(["nonsense", "[1]", '[["g1",[],[],[1]]]'])("start empty where %s is stored", (text) => {
    fakeBrowser().localStorage.setItem(stored(`https://broken-${text}`), text);
    expect(unitsOf(`https://broken-${text}`).get().size).toBe(0);
  });
});
