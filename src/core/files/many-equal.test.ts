import { describe, expect, test } from "vitest";
import { buildIds } from "#core/ids/build-ids.ts";
import { coverageOf } from "#core/ids/coverage.ts";
import { FIRE_RATING, INFO, productType } from "#core/ids/ids.fixture.ts";
import { loadIfc } from "#core/ids/ifc/load-ifc.ts";
import { many, MOST_TIMES, type Prepare, timesWithEquals } from "#core/lib/many-equal.fixture.ts";
import { guessMapping } from "./read/formats/table/mapping/guess-mapping.ts";
import { readTable } from "./read/formats/table/read-table.ts";
import { readFiles } from "./read/open/read-files.ts";
import { textFile } from "./read/reading.fixture.ts";
import { bytesOf, code, codesExport, entry } from "./write/exports.fixture.ts";
import { EXPORT_FORMATS } from "./write/formats.ts";
import { sheetNames } from "./write/formats/xlsx-parts.ts";
import type { ExportData } from "./write/kinds/kinds.ts";
import { zip } from "./write/zip.ts";

const schema = await loadIfc("IFC4");
const writers = await Promise.all(
  EXPORT_FORMATS.map(async ({ id, takes, load }) => ({ id, takes, write: await load() })),
);

/** A case for each format in which the exports can be written. */
function written(
  what: string,
  kind: ExportData["kind"],
  dataOf: (...of: Parameters<Prepare>) => ExportData,
): Record<string, Prepare> {
  const own = writers.filter(({ takes }) => takes(kind));
  return Object.fromEntries(
    own.map(({ id, write }): [string, Prepare] => [
      `${what}: ${id}`,
      (at, count) => {
        const data = dataOf(at, count);
        return () => bytesOf(write(data, { note: () => {}, bsdd: null }));
      },
    ]),
  );
}

/** Reads a file like a user who accepts all guesses. */
const read = (...files: readonly (readonly [name: string, text: string])[]) => {
  const sources = files.map(([name, text]) => textFile(name, text));
  return async (): Promise<void> => {
    const [outcome] = await readFiles(sources);
    const found =
      outcome?.kind === "table" ? readTable(outcome, 0, guessMapping(outcome.tables[0])) : outcome;
    if (found?.kind !== "catalogue") throw new Error(JSON.stringify(found));
  };
};

const csv = (head: string, count: number, row: (index: number) => string) =>
  read(["a.csv", [head, ...many(count, row)].join("\n")]);

const TURTLE = `@prefix skos: <http://www.w3.org/2004/02/skos/core#> . @prefix : <http://example.org/> .
:s a skos:ConceptScheme ; skos:prefLabel "S"@en .`;

/** Concepts `:c0`, `:c1`, … with these statements. */
const turtle = (count: number, statements: (index: number) => string) =>
  read([
    "a.ttl",
    [
      TURTLE,
      ...many(count, (index) => `:c${index} a skos:Concept ; skos:inScheme :s ; ${statements(index)} .`),
    ].join("\n"),
  ]);

const BSDD = {
  ModelVersion: "2.0",
  OrganizationCode: "acme",
  DictionaryCode: "walls",
  DictionaryVersion: "1.0",
  DictionaryName: "Walls",
  LanguageIsoCode: "en-GB",
  LanguageOnly: false,
};
const bsdd = (content: object) => ["a.json", JSON.stringify({ ...BSDD, ...content })] as const;
const NORWEGIAN = { LanguageIsoCode: "nb-NO", LanguageOnly: true };

const archicad = (items: readonly string[], properties: readonly string[]) =>
  read([
    "a.xml",
    `<?xml version="1.0" encoding="UTF-8"?><BuildingInformation>
<Classification><System><Name>S</Name><EditionVersion>1</EditionVersion><Items>${items.join("")}</Items></System></Classification>
<PropertyDefinitionGroups><PropertyDefinitionGroup><Name>G</Name><PropertyDefinitions>${properties.join("")}</PropertyDefinitions></PropertyDefinitionGroup></PropertyDefinitionGroups>
</BuildingInformation>`,
  ]);

const guid = (index: number): string => `11111111-2222-4333-8444-${String(index).padStart(12, "0")}`;

/** The index of a parent among earlier items: half of the own one, or always the first. */
const above = (at: (index: number) => number, index: number): number => at(index >> 1);

/** The files for product types with names and stages by these numbers. */
const ids = (count: number, at: (index: number) => number) => {
  const types = many(count, (index) => {
    const stageId = at(index);
    const requirement = { stageId, stage: null, roleId: 1, role: "Architect", loiId: `L ${stageId}` };
    return {
      ...productType(`Wall ${at(index)}`, ["Fire rating"]),
      guid: guid(index),
      key: guid(index),
      requirements: [requirement],
    };
  });
  const entity = { template: "", entity: "IfcWall", predefinedType: "", system: "", classNumber: "" };
  const wall = { ...entity, areCodesBelowIncluded: false };
  const properties = new Map([["guid of Fire rating", FIRE_RATING]]);
  const mapping = {
    productTypes: new Map(types.map(({ key }) => [key, wall])),
    properties: new Map(types.map(({ key }) => [key, properties])),
  };
  const options = { version: "IFC4", schema, mapping, productTypes: types, date: "2025-01-31" } as const;
  return (): unknown =>
    (["one", "each"] as const).map((files) =>
      buildIds(
        "House",
        { ...options, files },
        () => [entry({ name: "EI 30" })],
        () => {},
      ),
    );
};

const OWN_CODES = "Level;Class number;Name;Default name;Version GUID;GUID;Parent version GUID;Path";
const OWN_VALUES =
  "Property;Default property;Property version GUID;Property GUID;Value;Default value;Value version GUID;Value GUID";
const OWN_REQUIREMENTS = "Product type GUID;Product type;Stage ID;Stage;Role ID;Role;LOI ID;ID";

const CASES: Readonly<Record<string, Readonly<Record<string, Prepare>>>> = {
  export: {
    ...written("codes of the same name and number", "codes", (at, count) =>
      codesExport(
        many(count, (index) => code({ classNumber: `${at(index)}`, defaultName: `Wall ${at(index)}` })),
      ),
    ),
    ...written("codes below the same one, of the same GUIDs", "codes", (at, count) =>
      codesExport(
        many(count, (index) => {
          const own = { versionGuid: guid(at(index)), guid: guid(at(index)), defaultName: "Wall" };
          return code({ ...own, level: null, parent: index === 0 ? null : above(at, index) });
        }),
      ),
    ),
    ...written("properties of the same name and value", "template", (at, count) => ({
      kind: "template",
      what: "T",
      cultures: [null],
      template: entry({ versionGuid: guid(0), defaultName: "T" }),
      properties: many(count, (index) => ({
        entry: entry({ versionGuid: guid(index), defaultName: `Width ${at(index)}` }),
        members: [entry({ versionGuid: guid(at(index)), defaultName: `Value ${at(index)}` })],
      })),
      documents: [],
      classifications: [],
    })),
    "IDS files that are read, of specifications of the same name": (at, count) => {
      const names = many(count, (index) => ({ name: `Wall ${at(index)}`, guid: guid(index) }));
      const facets = {
        ifcVersions: [],
        description: null,
        instructions: null,
        applicability: [],
        requirements: [],
      };
      const occurs = { minOccurs: 0, maxOccurs: "unbounded" } as const;
      const specifications = names.map(({ name }) => ({ name, identifier: null, ...facets, ...occurs }));
      return () => coverageOf({ info: INFO, specifications }, names);
    },
    "files of the same name": (at, count) => {
      // An archive takes milliseconds for each file.
      const files = many(count / 20, (index) => ({ path: `Stage ${at(index)}.ids`, chunks: [] }));
      return () => bytesOf(zip(files));
    },
    "sheets of the same name": (at, count) => {
      const sheets = many(count, (index) => ({ name: `Codes ${at(index)}`, headers: [], rows: [] }));
      return () => sheetNames(sheets);
    },
    "IDS files of product types of the same name and stage": (at, count) => ids(count, at),
  },
  tables: {
    "rows of the same number and name": (at, count) =>
      csv("Number;Name", count, (index) => `A.${at(index)};Wall ${at(index)}`),
    "rows of the same GUID": (at, count) =>
      csv("GUID;Number;Name", count, (index) => `${guid(at(index))};A.${index};Wall ${index}`),
    "rows of the same parent": (at, count) =>
      csv("Number;Name;Parent number", count, (index) => `A${index};Wall;A${above(at, index)}`),
    "rows of the same parent that is not in the file": (at, count) =>
      csv("Number;Name;Parent number", count, (index) => `A${at(index)};Wall ${index};B${at(index)}`),
    "levels of the same name": (at, count) =>
      csv("Level 1;Level 2;Level 3", count, (index) => `1 A ${at(index)};2 B ${at(index)};3 C ${index}`),
    "own exports: codes of the same parent": (at, count) =>
      csv(OWN_CODES, count, (index) => {
        const [level, parent] = index === 0 ? [1, ""] : [2, guid(above(at, index))];
        return `${level};${index};Wall;Wall;${guid(index)};;${parent};x`;
      }),
    "own exports: values of the same property": (at, count) =>
      csv(OWN_VALUES, count, (index) => `P;P;${guid(at(index))};;V;V;${guid(count + index)};`),
    "own exports: requirements of the same type": (at, count) =>
      csv(OWN_REQUIREMENTS, count, (index) => `${guid(at(index))};T;1;S;1;R;L;${guid(index)}`),
  },
  SKOS: {
    "concepts of the same label and number": (at, count) =>
      turtle(count, (index) => `skos:notation "${at(index)}" ; skos:prefLabel "Wall ${at(index)}"@en`),
    "concepts below the same one": (at, count) =>
      turtle(count, (index) => `skos:prefLabel "Wall"@en ; skos:broader :c${above(at, index)}`),
    "all labels and definitions of one concept": (at, count) =>
      turtle(count, (index) =>
        ["prefLabel", "altLabel", "definition", "notation"]
          .map((property) => `skos:prefLabel "W"@en . :c${at(index)} skos:${property} "${index}"`)
          .join(" . :x a skos:Concept ; "),
      ),
    "all concepts above and below one": (at, count) =>
      turtle(count, (index) => {
        const other = `:c${(index + 1) % count}`;
        return `skos:prefLabel "W"@en . :c${at(index)} skos:broader ${other} ; skos:narrower ${other}`;
      }),
  },
  bSDD: {
    "classes of the same code, name, parent and document": (at, count) =>
      read(
        bsdd({
          Classes: many(count, (index) => ({
            Code: `c${at(index)}`,
            Uid: guid(at(index)),
            Name: `Wall ${at(index)}`,
            ParentClassCode: `c${above(at, index)}`,
            DocumentReference: `EN ${at(index)}`,
          })),
        }),
      ),
    "properties of one class, also in another language": (at, count) => {
      const own = many(count, (index) => ({
        PropertyCode: `p${at(index)}`,
        PropertySet: `S ${at(index)}`,
        AllowedValues: [{ Code: `${index}`, Value: `${index}` }],
      }));
      const Classes = [{ Code: "c", Name: "C", ClassProperties: own }];
      return read(bsdd({ Classes }), ["b.json", bsdd({ ...NORWEGIAN, Classes })[1]]);
    },
    "properties and values of the same code": (at, count) => {
      const values = many(count, (index) => ({ Code: `${at(index)}`, Value: `${at(index)}` }));
      const properties = many(count, (index) => ({ Code: `p${at(index)}`, Name: `P ${at(index)}` }));
      return read(
        bsdd({ Properties: [...properties, { Code: "v", Name: "V", AllowedValues: values }], Classes: [] }),
      );
    },
  },
  Archicad: {
    "properties of items of the same ID": (at, count) =>
      archicad(
        many(count, (index) => `<Item><ID>A${at(index)}</ID><Name>W</Name></Item>`),
        many(count, (index) => {
          const item = `<ClassificationID><ItemID>A${at(index)}</ItemID></ClassificationID>`;
          return `<PropertyDefinition><Name>P ${at(index)}</Name><ClassificationIDs>${item}</ClassificationIDs></PropertyDefinition>`;
        }),
      ),
  },
};

describe.each(Object.entries(CASES))("many that are equal: %s", (_area, cases) => {
  test.each(Object.entries(cases))("%s", async (_what, prepare) => {
    expect(await timesWithEquals(prepare)).toBeLessThanOrEqual(MOST_TIMES);
  });
});
