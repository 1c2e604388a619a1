import { expect, test } from "vitest";
import { byKey, failureOf, notesOf, outline, readOne, textFile } from "../../reading.fixture.ts";

const item = (id: string, name: string, inner = "<Children/>") =>
  `<Item><ID>${id}</ID><Name>${name}</Name><Description/>${inner}</Item>`;

const FILE = `<?xml version="1.0" encoding="UTF-8"?>
<BuildingInformation>
  <Classification><System>
    <Name>House rules</Name><EditionVersion>v 3.1</EditionVersion>
    <EditionDate><Year>2024</Year><Month>1</Month><Day>2</Day></EditionDate>
    <Description>All of it</Description><Source/>
    <Items>
      ${item("A", "Walls &amp; co", `<Children>${item("A.2", "Inner")}${item("A.1", "Outer")}</Children>`)}
      ${item("B", "Floors")}
      ${item("A.1", "Outer again", `<Children>${item("C", "Below the second")}</Children>`)}
      <Item><ID/><Name/><Children>${item("D", "Orphan")}</Children></Item>
    </Items>
  </System></Classification>
  <PropertyDefinitionGroups><PropertyDefinitionGroup>
    <Name>Fire</Name>
    <PropertyDefinitions>
      <PropertyDefinition>
        <Name>Class</Name>
        <ValueDescriptor><EnumerationValueDescriptorWithStoredValues><Values>
          <Value><Variant><Type>String</Type><Value>EI 30</Value></Variant></Value>
          <Value><Variant><Type>String</Type><Value>EI 60</Value></Variant></Value>
        </Values></EnumerationValueDescriptorWithStoredValues></ValueDescriptor>
        <DefaultValue><Variant><Type>String</Type><Value>EI 90</Value></Variant></DefaultValue>
        <ClassificationIDs>
          <ClassificationID><ItemID>A.2</ItemID></ClassificationID>
          <ClassificationID><ItemID>Z</ItemID></ClassificationID>
        </ClassificationIDs>
      </PropertyDefinition>
    </PropertyDefinitions>
  </PropertyDefinitionGroup></PropertyDefinitionGroups>
</BuildingInformation>`;

test("a classification with its properties", async () => {
  const read = await readOne(textFile("house.xml", FILE));
  const { model } = read;
  expect(model.classifications).toMatchObject([
    { defaultName: "House rules", versions: [{ major: 3, minor: 1 }] },
  ]);
  expect(outline(model)).toEqual([
    "A Walls & co",
    "  A.2 Inner",
    "  A.1 Outer",
    "B Floors",
    "A.1 Outer again",
    "  C Below the second",
    "D Orphan",
  ]);
  expect(byKey(model.templates)).toMatchObject({
    "House rules/A.2": { defaultName: "Inner", properties: ["Fire/Class"], codes: ["House rules/A.2"] },
  });
  expect(model.values.map(({ defaultName }) => defaultName)).toEqual(["EI 30", "EI 60"]);
  expect(model.propertyTags).toMatchObject([{ defaultName: "Fire", properties: ["Fire/Class"] }]);
  expect(notesOf(read)).toEqual([
    "guessed line 10: Another item 'A.1' comes before this one; both are kept.",
    "left-out line 11: The item has neither an ID nor a name; the items below it move up a level.",
    "left-out line 26: The item 'Z' that 'Class' is available for is not in the file.",
  ]);
});

test("an item without an ID is not taken for the one that a property names without an ID", async () => {
  const text = FILE.replace("<ItemID>Z</ItemID>", "<ItemID/>").replace("<ID>B</ID>", "<ID/>");
  const read = await readOne(textFile("house.xml", text));
  expect(read.model.templates.map(({ defaultName }) => defaultName)).toEqual(["Inner"]);
  expect(notesOf(read).at(-1)).toBe(
    "left-out line 26: The item '' that 'Class' is available for is not in the file.",
  );
});

test("a truncated file is rejected", async () => {
  const end = FILE.indexOf("Floors");
  const { message, where } = await failureOf(textFile("house.xml", FILE.slice(0, end)));
  expect(message).toMatch(/^The file is not well-formed XML: /);
  expect(where).toMatch(/^line 9, /);
});

test("deeply nested elements are rejected", async () => {
  const text = `<BuildingInformation>${"<Item>".repeat(1000)}`;
  expect(await failureOf(textFile("deep.xml", text))).toMatchObject({
    message: "More than 256 nested levels of elements are not supported.",
  });
});
