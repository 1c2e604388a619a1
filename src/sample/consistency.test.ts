import { describe, expect, test } from "vitest";
import { modelMistakes } from "#import-export/model/catalogue-model.fixture.ts";
import type { Code } from "#embedded-service/catalogue.ts";
import { CULTURES } from "#embedded-service/cultures.ts";
import { loadSampleCatalogue } from "./sample.ts";
import { loadSeed, SEED_TABLES } from "./seed.ts";
import { collectionsOf } from "#embedded-service/service.fixture.ts";
import { parseTsv } from "./tsv.ts";

// The complete catalogue.
const catalogue = await loadSampleCatalogue();
const { classifications, codes, constructionObjects, documents, properties, propertyTags } = catalogue;
const { templates, units, projects } = catalogue;
const collections = collectionsOf(catalogue);
const concepts = Object.values(collections).flatMap(({ all }) => all);
const tables = Object.entries(
  import.meta.glob<string>("./seed/**/*.tsv", { query: "?raw", import: "default", eager: true }),
);

function depthOf({ parent }: Code): number {
  return parent === null ? 1 : 1 + depthOf(parent);
}

describe("tables", () => {
  test("every reference resolves, and keys are unique", () => {
    expect(modelMistakes(catalogue.model)).toEqual([]);
  });

  test.each(tables)("%s: every line has as many cells as there are columns", (_name, text) => {
    const [header = "", ...lines] = text.replace(/\n$/, "").split("\n");
    const columns = header.split("\t");
    expect(new Set(columns).size).toBe(columns.length);
    const odd = lines.filter((line) => line.split("\t").length !== columns.length);
    expect(odd).toEqual([]);
  });

  test.each(tables)("%s: no cell has blanks at its ends, in a row, or quotes around it", (_name, text) => {
    const odd = text.split(/[\t\n]/).filter((cell) => /^\s|\s$|\s\s|\r|^".*"$/.test(cell));
    expect(odd).toEqual([]);
  });

  test("keys are lower-case words joined by hyphens, except class numbers", () => {
    const odd = concepts.filter(
      ({ kind, key }) => kind !== "code" && !/^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)?$/.test(key),
    );
    expect(odd.map(({ kind, key }) => `${kind} ${key}`)).toEqual([]);
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
    expect(keys.toSorted()).toEqual(SEED_TABLES.filter((table) => table.startsWith("codes/")));
    const rows = parseTsv(await loadSeed("properties", "en")).filter((row) => row.get("enumeration"));
    const empty = rows.filter((row) => properties.byKey.get(row.get("key") ?? "")?.values.length === 0);
    expect(empty.map((row) => row.get("key"))).toEqual([]);
  });
});

describe("counts", () => {
  test("every table has the minimum number of rows", () => {
    expect(classifications.all).toHaveLength(4);
    expect(codes.all.length).toBeGreaterThanOrEqual(800);
    expect(templates.all.length).toBeGreaterThanOrEqual(60);
    expect(properties.all.length).toBeGreaterThanOrEqual(400);
    expect(propertyTags.all.length).toBeGreaterThanOrEqual(25);
    expect(documents.all.length).toBeGreaterThanOrEqual(40);
    expect(units.all.length).toBeGreaterThanOrEqual(60);
    expect(constructionObjects.all.length).toBeGreaterThanOrEqual(40);
    expect(projects.size).toBe(3);
    expect(Math.max(...codes.all.map(depthOf))).toBe(5);
  });

  test("no classification, template, tag or project is empty", () => {
    const empty = [
      ...classifications.all.filter(({ codes }) => codes.length < 100),
      ...templates.all.filter(({ codes, properties }) => codes.length === 0 || properties.length === 0),
      ...propertyTags.all.filter(({ properties }) => properties.length === 0),
    ];
    expect(empty.map(({ kind, key }) => `${kind} ${key}`)).toEqual([]);
    expect([...projects.values()].filter(({ requirements }) => requirements.length === 0)).toEqual([]);
  });

  test("every concept is reachable", () => {
    const used = new Set(properties.all.flatMap(({ values }) => values));
    expect(collections["values"]?.all.filter((value) => !used.has(value)).map(({ key }) => key)).toEqual([]);
    const reached = new Set([...templates.all, ...propertyTags.all].flatMap((one) => one.properties));
    expect(properties.all.filter((property) => !reached.has(property)).map(({ key }) => key)).toEqual([]);
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
    const shares = CULTURES.slice(1).map((culture) => {
      const share =
        concepts.filter(({ entry }) => Object.hasOwn(entry.names, culture)).length / concepts.length;
      return { culture, isRight: share < 1 && share > (["bg-BG", "ar"].includes(culture) ? 0.2 : 0.8) };
    });
    expect(shares.filter(({ isRight }) => !isRight)).toEqual([]);
  });
});

describe("class numbers", () => {
  /** The pattern of a child's number, by classification. */
  const notations: Readonly<Record<string, (parent: string) => RegExp>> = {
    // 300 > 310 > 311: the trailing zeros are replaced one at a time.
    "building-elements": (parent) => {
      const stem = parent.replace(/(?<!0)0+$/, "");
      return new RegExp(`^${stem}[1-9]0{${2 - stem.length}}$`);
    },
    "construction-products": (parent) => new RegExp(`^${parent}_\\d\\d$`),
    spaces: (parent) => new RegExp(`^${parent}[A-Z]$`),
    works: (parent) => new RegExp(`^${parent.replaceAll(".", "\\.")}\\.[1-9]\\d*$`),
  };
  const roots: Readonly<Record<string, RegExp>> = {
    "building-elements": /^[1-9]00$/,
    "construction-products": /^Cp_\d\d$/,
    spaces: /^[A-Z]$/,
    works: /^[1-9]\d*$/,
  };

  test.each(classifications.all.map(({ key, codes }) => [key, codes] as const))(
    "%s: every code's number extends its parent's by the notation",
    (key, codes) => {
      const odd = codes.filter(({ entry, parent }) => {
        const pattern = parent === null ? roots[key] : notations[key]?.(parent.entry.number ?? "");
        return pattern?.test(entry.number ?? "") !== true;
      });
      expect(odd.map(({ key, parent }) => `${key} in ${parent?.key}`)).toEqual([]);
    },
  );
});
