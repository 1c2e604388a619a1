import { describe, expect, test } from "vitest";
import { CULTURES } from "./cultures.ts";
import { sampleCatalogue } from "./db.ts";
import type { Code, Concept } from "./model.ts";
import { SEED } from "./seed.ts";
import { known } from "./test-service.ts";
import { parseTsv } from "./tsv.ts";

// The whole catalogue, whoever changes it.
const catalogue = sampleCatalogue();
const { classifications, codes, constructionObjects, documents, properties, propertyTags } = catalogue;
const { templates, units, values, projects } = catalogue;
const collections = {
  classifications,
  codes,
  constructionObjects,
  documents,
  properties,
  propertyTags,
  templates,
  units,
  values,
};
const concepts: readonly Concept[] = Object.values(collections).flatMap(({ all }) => [...all]);
const { codes: codeTables, ...otherTables } = SEED;
const tables = Object.entries({ ...otherTables, ...codeTables });

function depthOf(code: Code): number {
  return code.parent === null ? 1 : 1 + depthOf(known(codes, `${code.classification}/${code.parent}`));
}

describe("tables", () => {
  test("every reference resolves, and no key is there twice", () => {
    expect(catalogue.mistakes).toEqual([]);
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

  test("versions are numbers that only rise", () => {
    const odd = concepts.filter(({ row, versions }) => {
      const ranks = versions.map(({ major, minor }) => major * 1000 + minor);
      const isRising = ranks.every((rank, index) => index === 0 || rank > (ranks[index - 1] ?? rank));
      return !/^\d+\.\d+( \d+\.\d+)*$/.test(row.get("versions") ?? "1.0") || !isRising;
    });
    expect(odd.map(({ kind, key }) => `${kind} ${key}`)).toEqual([]);
  });

  test("requirements are made of numbers", () => {
    for (const row of parseTsv(SEED.requirements)) {
      expect(row.get("loi")).toMatch(/\S/);
      expect(row.get("stage")).toMatch(/^\d+$/);
      expect(row.get("role") ?? "0").toMatch(/^\d+$/);
    }
  });
});

describe("counts", () => {
  test("there is enough of everything", () => {
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

  test("every classification, template, tag and project has something in it", () => {
    const empty = [
      ...classifications.all.filter(({ codes }) => codes.length < 100),
      ...templates.all.filter(({ codes, properties }) => codes.length === 0 || properties.length === 0),
      ...propertyTags.all.filter(({ properties }) => properties.length === 0),
    ];
    expect(empty.map(({ kind, key }) => `${kind} ${key}`)).toEqual([]);
    expect([...projects.values()].filter(({ requirements }) => requirements.length === 0)).toEqual([]);
  });

  test("nothing is there that nothing leads to", () => {
    const enumerations = new Set(properties.all.map(({ row }) => row.get("enumeration")));
    const unused = values.all.filter(({ row }) => !enumerations.has(row.get("enumeration")));
    expect(unused.map(({ key }) => key)).toEqual([]);
    const reached = new Set([...templates.all, ...propertyTags.all].flatMap((one) => one.properties));
    expect(properties.all.filter((property) => !reached.has(property)).map(({ key }) => key)).toEqual([]);
  });
});

describe("names", () => {
  test("everything has a name in International English, unique within its list", () => {
    for (const [kind, { all }] of Object.entries(collections)) {
      expect(all.filter(({ row }) => !row.has("en")).map(({ key }) => key)).toEqual([]);
      // A code, a value or a construction object is told from others by more than its name.
      if (kind === "codes" || kind === "values") continue;
      const names = Map.groupBy(all, ({ row }) => row.get("en"));
      const twice = [...names].flatMap(([name, found]) => (found.length > 1 ? [`${kind}: ${name}`] : []));
      expect(twice).toEqual([]);
    }
  });

  test("values of one enumeration have different names", () => {
    const names = values.all.map(({ row }) => `${row.get("enumeration")}: ${row.get("en")}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test("every language but en lacks some translations, and has most of what it is meant to have", () => {
    const shares = CULTURES.slice(1).map((culture) => {
      const share = concepts.filter(({ row }) => row.has(culture)).length / concepts.length;
      return { culture, isRight: share < 1 && share > (["bg-BG", "ar"].includes(culture) ? 0.2 : 0.8) };
    });
    expect(shares.filter(({ isRight }) => !isRight)).toEqual([]);
  });
});

describe("class numbers", () => {
  /** For each classification, what a child of a number looks like. */
  const notations: Readonly<Record<string, (parent: string) => RegExp>> = {
    // 300 > 310 > 311: the zeros at the end are filled one by one.
    "building-elements": (parent) => {
      const stem = parent.replace(/0+$/, "");
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
      const odd = codes.filter(({ number, parent }) => {
        const pattern = parent === null ? roots[key] : notations[key]?.(parent);
        return pattern?.test(number) !== true;
      });
      expect(odd.map(({ number, parent }) => `${number} in ${parent}`)).toEqual([]);
    },
  );
});
