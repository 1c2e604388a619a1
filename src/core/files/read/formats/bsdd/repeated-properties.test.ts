import { expect, test } from "vitest";
import type { CatalogueModel } from "#core/catalogue/catalogue-model.ts";
import { Catalogue } from "#core/catalogue/service/catalogue.ts";
import { readFiles } from "../../open/read-files.ts";
import { notesOf, readOne, textFile } from "../../reading.fixture.ts";

const HEAD = {
  ModelVersion: "2.0",
  OrganizationCode: "acme",
  DictionaryCode: "valves",
  DictionaryVersion: "1.0",
  DictionaryName: "Valves",
  LanguageIsoCode: "en-GB",
};
const Properties = [{ Code: "temp", Name: "Temperature", Uid: "t1" }];

const file = (name: string, content: object) =>
  textFile(name, JSON.stringify({ ...HEAD, Properties, ...content }));

const assigned = (PropertySet: string | null, Value: string, more: object = {}) => ({
  PropertyCode: "temp",
  PropertySet,
  AllowedValues: [{ Code: "max", Value }],
  ...more,
});

const valve = (...ClassProperties: readonly object[]) => valveWith(ClassProperties);

const valveWith = (ClassProperties: readonly object[]) => ({
  Classes: [{ Code: "valve", Name: "Valve", ClassProperties }],
});

/** The values of the properties of the first template, in the order of the file. */
function valuesIn(model: CatalogueModel, culture?: string): string[] {
  const [template] = new Catalogue(model).templates.all;
  const values = new Map(model.values.map((value) => [value.key, value]));
  return (template?.entry.properties ?? []).flatMap((key) =>
    (template?.entry.propertyValues?.[key] ?? []).map((one) => {
      const value = values.get(one);
      return (culture === undefined ? value?.defaultName : value?.names[culture]) ?? "–";
    }),
  );
}

const NOTE =
  "A template has a property only once: the second one is read as a separate property, and that both are the same was left out.";

test("a property in two sets is two properties of the template, which is reported", async () => {
  const read = await readOne(file("v.json", valve(assigned("Water", "90 °C"), assigned("Steam", "180 °C"))));
  const { model } = read;
  expect(valuesIn(model)).toEqual(["90 °C", "180 °C"]);
  expect(model.properties).toMatchObject([
    { key: "temp", defaultName: "Temperature", guid: "t1" },
    { defaultName: "Temperature" },
  ]);
  expect(model.propertyTags).toMatchObject([
    { key: "Water", properties: [model.properties[0]?.key] },
    { key: "Steam", properties: [model.properties[1]?.key] },
  ]);
  expect(notesOf(read)).toEqual([
    `left-out Classes[0].ClassProperties[1]: 'Valve' has 'Temperature' in the set 'Water' and again in the set 'Steam'. ${NOTE}`,
  ]);
});

test("a property twice in a set, or in none, is kept each time, which is reported", async () => {
  const repeated = [assigned("Water", "1"), assigned("Water", "2"), assigned(null, "3"), assigned(null, "3")];
  const read = await readOne(file("v.json", valve(...repeated)));
  expect(valuesIn(read.model)).toEqual(["1", "2", "3", "3"]);
  expect(notesOf(read)).toEqual([
    `left-out Classes[0].ClassProperties[1]: 'Valve' has 'Temperature' in the set 'Water' and again in the set 'Water'. ${NOTE}`,
    `left-out Classes[0].ClassProperties[2]: 'Valve' has 'Temperature' in the set 'Water' and again in no set. ${NOTE}`,
    `left-out Classes[0].ClassProperties[3]: 'Valve' has 'Temperature' in the set 'Water' and again in no set. ${NOTE}`,
  ]);
});

test("classes share the property that stands for another in a set", async () => {
  const ClassProperties = [assigned("Water", "1"), assigned("Steam", "2")];
  const Classes = ["a", "b"].map((Code) => ({ Code, Name: Code, ClassProperties }));
  const { model } = await readOne(file("v.json", { Classes }));
  const [first, second] = model.templates.map(({ properties }) => properties);
  expect(model.properties).toHaveLength(2);
  expect(second).toEqual(first);
});

test("all properties and values have a GUID of their own", async () => {
  const Classes = ["a", "a", "b"].map((Code, at) => ({
    Code,
    Name: `${Code} ${at}`,
    ClassProperties: [assigned("Water", "1"), assigned("Steam", "2"), assigned("Steam", "3")],
  }));
  const { model } = await readOne(file("v.json", { Classes }));
  const { codes, properties, templates, values } = new Catalogue(model);
  expect(values.all).toHaveLength(9);
  for (const { all } of [codes, properties, templates, values])
    expect(new Set(all.map(({ guid }) => guid)).size).toBe(all.length);
});

test("classes with the same code keep their own values", async () => {
  const Classes = ["1", "2"].map((value) => ({
    Code: "a",
    Name: `A ${value}`,
    ClassProperties: [assigned("Water", value)],
  }));
  const { model } = await readOne(file("v.json", { Classes }));
  const names = new Map(model.values.map(({ key, defaultName }) => [key, defaultName]));
  expect(
    model.templates.map(({ propertyValues = {} }) =>
      Object.values(propertyValues).flatMap((keys) => keys.map((key) => names.get(key))),
    ),
  ).toEqual([["1"], ["2"]]);
});

test.each([
  ["by its set", assigned("Water", "nb 1"), assigned("Steam", "nb 2")],
  ["by its code", assigned("Vann", "nb 1", { Code: "w" }), assigned("Damp", "nb 2", { Code: "s" })],
])("the translation of a repeated property is found %s", async (_, water, steam) => {
  const main = file(
    "v.json",
    valve(assigned("Water", "1", { Code: "w" }), assigned("Steam", "2", { Code: "s" })),
  );
  const nb = { LanguageIsoCode: "nb-NO", LanguageOnly: true };
  const both = await readOne(main, file("nb.json", { ...nb, ...valve(steam, water) }));
  expect(valuesIn(both.model, "nb-NO")).toEqual(["nb 1", "nb 2"]);
  const one = await readOne(main, file("nb.json", { ...nb, ...valve(steam) }));
  expect(valuesIn(one.model, "nb-NO")).toEqual(["–", "nb 2"]);
});

test("the values that a group gives to its properties are reported", async () => {
  const [group] = valve(assigned(null, "1")).Classes;
  const read = await readOne(file("v.json", { Classes: [{ ...group, ClassType: "GroupOfProperties" }] }));
  expect(notesOf(read)).toEqual([
    "left-out Classes[0].ClassProperties[].AllowedValues: The values that a group gives to its properties are not supported.",
  ]);
});

test("a class may have a property in more sets than a call has arguments", async () => {
  const sets = Array.from({ length: 150_000 }, (_, at) => ({ PropertyCode: "temp", PropertySet: `${at}` }));
  const [read] = await readFiles([file("v.json", valveWith(sets))]);
  expect(read?.kind === "catalogue" && read.model.propertyTags.length).toBe(sets.length);
});
