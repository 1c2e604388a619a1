import { describe, expect, test } from "vitest";
import { SAMPLE_CULTURES } from "#core/text/culture.ts";
import { modelMistakes } from "../catalogue-model.fixture.ts";
import { collectionsOf } from "../service/service.fixture.ts";
import { loadSampleCatalogue } from "./sample.fixture.ts";
import { TABLES } from "./seed-model.ts";
import { loadSeed } from "./seed.ts";
import { parseTsv } from "./tsv.ts";

const catalogue = await loadSampleCatalogue();
const { classifications, properties, projects } = catalogue;
const collections = collectionsOf(catalogue);
const concepts = Object.values(collections).flatMap(({ all }) => all);
describe("tables", () => {
  test("every reference resolves, and keys are unique", () => {
    expect(modelMistakes(catalogue.model)).toEqual([]);
  });

  test("versions are ascending numbers", () => {
    const odd = concepts.filter(({ versions }) => {
      const ranks = versions.map(({ major, minor }) => major * 1000 + minor);
      return !ranks.every((rank, index) => rank >= 0 && (index === 0 || rank > (ranks[index - 1] ?? rank)));
    });
    expect(odd.map(({ kind, key }) => `${kind} ${key}`)).toEqual([]);
  });

  test("requirements contain numbers, and their projects exist", async () => {
    for (const row of parseTsv(await loadSeed("requirements", "en"))) {
      expect(projects.has(Number(row.get("project")))).toBe(true);
      expect(row.get("loi")).toMatch(/\S/);
      expect(row.get("stage")).toMatch(/^\d+$/);
      expect(row.get("role") ?? "0").toMatch(/^\d+$/);
    }
  });

  test("every classification has a table of codes, and every enumeration that a property refers to has values", async () => {
    const keys = classifications.all.map(({ key }) => `codes/${key}`);
    expect(keys.toSorted()).toEqual(TABLES.codes.filter((table) => table.startsWith("codes/")));
    const rows = parseTsv(await loadSeed("properties", "en")).filter((row) => row.get("enumeration"));
    const empty = rows.filter((row) => properties.byKey.get(row.get("key") ?? "")?.values.length === 0);
    expect(empty.map((row) => row.get("key"))).toEqual([]);
  });
});

describe("names", () => {
  test("everything has a name in International English, unique within its list", () => {
    for (const [kind, { all }] of Object.entries(collections)) {
      expect(all.filter(({ entry }) => entry.names["en"] === undefined).map(({ key }) => key)).toEqual([]);
      // Codes, values and construction objects are identified by more than their name.
      if (kind === "codes" || kind === "values") continue;
      const names = Map.groupBy(all, ({ entry }) => entry.defaultName);
      const twice = [...names].flatMap(([name, found]) => (found.length > 1 ? [`${kind}: ${name}`] : []));
      expect(twice).toEqual([]);
    }
  });

  test("values of one enumeration have different names", () => {
    for (const { values } of properties.all) {
      const names = values.map(({ entry }) => entry.defaultName);
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    }
  });

  test("every language but en lacks some translations, and has most of what it is meant to have", () => {
    const shares = SAMPLE_CULTURES.slice(1).map((culture) => {
      const share =
        concepts.filter(({ entry }) => Object.hasOwn(entry.names, culture)).length / concepts.length;
      return { culture, isRight: share < 1 && share > (["bg-BG", "ar"].includes(culture) ? 0.2 : 0.8) };
    });
    expect(shares.filter(({ isRight }) => !isRight)).toEqual([]);
  });
});
