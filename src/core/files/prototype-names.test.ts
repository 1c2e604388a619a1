import { expect, test } from "vitest";
import { isValueOf } from "#core/ids/data-types.ts";
import { readIds } from "#core/ids/read-ids.ts";
import { failureOf, readOne, textFile } from "./read/reading.fixture.ts";
import { ReadError } from "./read/report/read-error.ts";

const NAMES = ["toString", "constructor", "hasOwnProperty", "__proto__", "valueOf"] as const;

const ids = (attributes: string, content: string) =>
  textFile(
    "a.ids",
    `<ids xmlns="http://standards.buildingsmart.org/IDS"${attributes}><info><title>T</title>${content}</info></ids>`,
  );

test.each(NAMES)("an attribute or an element of IDS with the name %s is foreign", async (name) => {
  const key = async (file: ReturnType<typeof ids>) =>
    readIds(file).catch((error: unknown) => (error instanceof ReadError ? error.sentence.key : error));
  expect(await key(ids(` ${name}="x"`, ""))).toBe("ids.schemaForeignAttribute");
  expect(await key(ids("", `<${name}/>`))).toBe("ids.schemaForeignChild");
});

test.each(NAMES)("the base type %s of IDS restricts no value", (name) => {
  expect(isValueOf(name, "1")).toBe(true);
});

test.each(NAMES)("codes, members and texts with the name %s are read from bSDD", async (name) => {
  const text = `{
    "ModelVersion": "2.0", "DictionaryCode": "d", "DictionaryName": "D", "LanguageIsoCode": "en",
    "Classes": [{ "Code": "${name}", "Name": "${name}", "${name}": "x", "ClassProperties": [
      { "PropertyCode": "${name}", "PropertySet": "${name}", "Unit": "${name}",
        "AllowedValues": [{ "Code": "${name}", "Value": "V" }] }
    ] }],
    "Properties": [{ "Code": "${name}", "Name": "P" }]
  }`;
  const { model } = await readOne(textFile("d.json", text));
  expect(model.templates).toMatchObject([{ key: name, properties: [name] }]);
  expect(Object.keys(model.templates[0]?.propertyValues ?? {})).toEqual([name]);
  expect(model.propertyTags).toMatchObject([{ key: name, properties: [name] }]);
  expect(model.units).toMatchObject([{ key: name }]);
});

test("a culture that has the name of a member of all objects is counted", async () => {
  const code = { versionGuid: "v", classNumber: "1", defaultName: "A", names: { constructor: "B" } };
  const { model, report } = await readOne(textFile("c-multi.json", JSON.stringify([code])));
  expect(model.cultures).toEqual(["constructor"]);
  expect(report.counts.find(({ kind }) => kind === "codes")?.names).toEqual({ constructor: 1 });
});

test.each(NAMES)("the entity &%s; of XML has to be declared", async (name) => {
  const xml = (doctype: string) =>
    textFile(
      "a.xml",
      `<?xml version="1.0"?>${doctype}<BuildingInformation><Classification><System><Name>&${name};</Name>` +
        `<Items><Item><ID>1</ID></Item></Items></System></Classification></BuildingInformation>`,
    );
  expect((await failureOf(xml(""))).message).toContain("not defined");
  const { model } = await readOne(xml(`<!DOCTYPE BuildingInformation [<!ENTITY ${name} "S">]>`));
  expect(model.classifications).toMatchObject([{ defaultName: "S" }]);
});
