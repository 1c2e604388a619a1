import { expect, test } from "vitest";
import { getUnit, type Translation, type Unit } from "#core/api/resources/units.ts";
import { conceptOf, startService, TM } from "../service/service.fixture.ts";
import { loadSampleCatalogue } from "./sample.fixture.ts";

const { client, get } = await startService();
const { units } = await loadSampleCatalogue();
const metre = conceptOf(units, "metre");

const texts = (translations: Translation[] | null): (string | null)[][] =>
  (translations ?? []).map(({ languageCode, language, text }) => [languageCode, language, text]);

test("E15: a unit has all its translations", async () => {
  const unit = await getUnit(client, { versionGuid: metre.latest.guid });
  expect(texts(unit.fullNames)).toEqual([
    ["en", "English", "metre"],
    ["nb-NO", "Norwegian Bokmål", "meter"],
    ["de-DE", "German", "Meter"],
    ["fr-FR", "French", "mètre"],
    ["bg-BG", "Bulgarian", "метър"],
    ["ar", "Arabic", "متر"],
  ]);
  expect(texts(unit.shortNames).map(([, , text]) => text)).toEqual(["m", "m", "m", "m", "m", "m"]);
  expect(unit.technicalDefinitions).toHaveLength(4);
  expect(texts(unit.userDefinitions)).toEqual([["en", "English", "About one long stride of an adult."]]);
  expect(texts(unit.examples).map(([culture]) => culture)).toEqual(["en", "de-DE"]);
  expect(unit).toMatchObject({
    guid: metre.guid,
    versionGuid: metre.latest.guid,
    majorVersion: 1,
    minorVersion: 1,
  });
});

test("E15: an older version is returned as requested", async () => {
  const [first] = metre.versions;
  const old = await getUnit(client, { versionGuid: first?.guid ?? "" });
  const latest = await getUnit(client, { versionGuid: metre.latest.guid });
  expect(old).toMatchObject({ guid: metre.guid, versionGuid: first?.guid, majorVersion: 1, minorVersion: 0 });
  expect(old.createdOn).toBe(latest.createdOn);
  expect(Date.parse(old.changedOn ?? "")).toBeLessThan(Date.parse(latest.changedOn ?? ""));
});

test("E15: every unit is valid, and omits absent fields", async () => {
  const guids = new Set<string | null>();
  const all: Unit[] = [];
  for (const { latest } of units.all) {
    expect(JSON.stringify(await get(`${TM}/units/${latest.guid}`))).not.toMatch(/:null|:\[\]/);
    const unit = await getUnit(client, { versionGuid: latest.guid });
    all.push(unit);
    expect(unit.createdOn).toMatch(/^20(19|20)-\d\d-\d\dT\d\d:\d\d:\d\d\.000Z$/);
    expect(Date.parse(unit.changedOn ?? "")).toBeGreaterThanOrEqual(Date.parse(unit.createdOn ?? ""));
    expect(Date.parse(unit.changedOn ?? "")).toBeLessThan(Date.UTC(2026, 0, 1));
    for (const { guid } of [...(unit.fullNames ?? []), ...(unit.shortNames ?? [])]) {
      expect(guids.has(guid)).toBe(false);
      guids.add(guid);
    }
  }
  expect(all.some(({ examples }) => examples === null)).toBe(true);
  expect(all.some(({ dimensions }) => !Number.isInteger(dimensions?.timePower))).toBe(true);
});
