import { describe, expect, test } from "vitest";
import type { KnownConcept } from "#memory/concept-names.ts";
import { knownProperties, matching } from "./known-properties.ts";

const met: KnownConcept = {
  versionGuid: "v1",
  guid: "g1",
  name: "Wärmedurchgang",
  defaultName: "Thermal transmittance",
  culture: "de-DE",
};

describe("knownProperties", () => {
  test("has starting points first, and each property once, with what lists said of it", () => {
    const points = [
      { versionGuid: "v0", name: "Height" },
      { versionGuid: "v1", name: "U" },
    ];
    expect(knownProperties(points, [met], "de-DE")).toEqual([
      { versionGuid: "v0", guid: null, name: "Height", defaultName: null, culture: null },
      met,
    ]);
  });

  test("calls nothing untranslated that was met in another culture", () => {
    expect(knownProperties([], [met], "ar")).toEqual([{ ...met, name: null, culture: null }]);
  });

  test("keeps the only name there is, with its culture", () => {
    const nameless = { ...met, defaultName: null };
    expect(knownProperties([], [nameless], "ar")).toEqual([nameless]);
  });

  test("takes an empty name for none", () => {
    expect(knownProperties([{ versionGuid: "v0", name: "" }], [], null)[0]?.name).toBeNull();
  });
});

describe("matching", () => {
  test("looks in name, default name and version GUID, whatever the case", () => {
    for (const search of ["wÄrme", " thermal ", "V1"]) expect(matching([met], search)).toEqual([met]);
    expect(matching([met], "sound")).toEqual([]);
  });

  test("without a search, all fit", () => {
    expect(matching([met], "  ")).toEqual([met]);
  });

  test("composed and decomposed letters are the same", () => {
    expect(matching([met], "wa\u0308rme")).toEqual([met]);
  });
});
