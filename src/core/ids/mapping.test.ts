import { expect, test } from "vitest";
import { englishText } from "#core/text/messages/english.ts";
import { text } from "#core/text/messages/text.ts";
import { FIRE_RATING, productType } from "./ids.fixture.ts";
import { loadIfc } from "./ifc/load-ifc.ts";
import { mappingTable, mergeMappings, readMapping } from "./mapping-file.ts";
import {
  confirmable,
  effectiveMapping,
  mappingRows,
  type MappingRow,
  type NotMapped,
  notMapped,
  withRows,
} from "./mapping.ts";
import { chosenTemplates, NO_MAPPING } from "./product-type.ts";
import { createSuggestions } from "./suggest-mapping.ts";

const schema = await loadIfc("IFC4");
const suggestions = createSuggestions(schema, () => null);
const DOOR = productType("Fire door", ["Fire rating", "Colour"]);
const NOTHING = productType("Railway");

function rowsOf(mapping = NO_MAPPING, productTypes = [DOOR, NOTHING]): MappingRow[] {
  return mappingRows(productTypes, mapping, "IFC4", schema, suggestions);
}

test("entities, standard properties and their data types are suggested from names", () => {
  const [door, rating, colour] = rowsOf();
  expect(door).toMatchObject({ isSuggested: true, mapping: { entity: "IfcDoor" } });
  expect(rating).toMatchObject({
    isSuggested: true,
    mapping: { propertySet: "Pset_DoorCommon", baseName: "FireRating", dataType: "IfcLabel" },
  });
  expect(colour).toMatchObject({ mapping: { propertySet: "Fire door", baseName: "Colour" } });
});

const labelOf = ({ row }: NotMapped) =>
  row.kind === "product-type" ? row.productType.name : `${row.productType.name}: ${row.name}`;
const worded = (one: NotMapped) => ({ label: labelOf(one), reason: englishText(one.reason) });

test("suggestions count once they are confirmed", () => {
  const before = rowsOf();
  expect(effectiveMapping(before)).toEqual(NO_MAPPING);
  expect(notMapped(before).map(worded)).toMatchObject([
    { label: "Fire door", reason: "the suggestion is not confirmed" },
    { label: "Railway", reason: "no properties" },
  ]);
  // The product type without properties cannot be confirmed.
  expect(confirmable(before).map(({ productType }) => productType)).toEqual([DOOR, DOOR, DOOR]);
  const after = rowsOf(withRows(NO_MAPPING, confirmable(before)));
  expect([...effectiveMapping(after).productTypes.keys()]).toEqual([DOOR.key]);
  expect(effectiveMapping(after).properties.get(DOOR.key)?.size).toBe(2);
  expect(notMapped(after).map(worded)).toMatchObject([{ label: "Railway", reason: "no properties" }]);
});

test("a template that only a name joins counts once it is confirmed, and again once another has been chosen", () => {
  const door = { ...DOOR, isJoinedByGuid: false };
  const [guessed] = rowsOf(NO_MAPPING, [door]);
  expect(guessed).toMatchObject({ isSuggested: true, mapping: { template: "guid of Fire door" } });
  const confirmed = withRows(NO_MAPPING, confirmable(rowsOf(NO_MAPPING, [door])));
  expect(rowsOf(confirmed, [door])[0]).toMatchObject({ isSuggested: false });
  expect(chosenTemplates(confirmed)).toEqual(new Map([[DOOR.key, "guid of Fire door"]]));
  // A mapping of an office that does not say which template it is for.
  const rows = [
    ["Product type GUID", "IFC entity"],
    [DOOR.key, "IfcDoor"],
  ];
  const imported = mergeMappings(confirmed, readMapping(rows));
  expect(rowsOf(imported, [door])[0]).toMatchObject({ isSuggested: true, mapping: { entity: "IfcDoor" } });
});

test("properties that are not loaded, or failed to, are not missing", () => {
  const [door] = rowsOf(NO_MAPPING, [{ ...DOOR, isLoaded: false, properties: [] }]);
  expect(englishText(door?.problem ?? "")).toBe("its properties are not loaded");
});

test.each([
  [{ propertySet: "Pset_Office" }, "'Pset_Office' is no set of IFC4"],
  [{ propertySet: "" }, "no property set"],
  [{ baseName: " " }, "no base name"],
  [{ dataType: "IfcRabbit" }, "IFC4 has no data type IfcRabbit"],
  [{ uri: "a b" }, "URI"],
])("a mapping with %j is refused with the reason", (change, reason) => {
  const [door, rating] = rowsOf();
  if (rating?.kind !== "property" || door === undefined) throw new Error("no row");
  const mapping = withRows(NO_MAPPING, [door, { ...rating, mapping: { ...FIRE_RATING, ...change } }]);
  const [missing] = notMapped(rowsOf(mapping));
  expect(missing && labelOf(missing)).toBe("Fire door: Fire rating");
  expect(englishText(missing?.reason ?? "")).toContain(reason);
});

test("a mapping exported as a table reads back", () => {
  const confirmed = withRows(NO_MAPPING, confirmable(rowsOf()));
  const { headers, rows } = mappingTable(rowsOf(confirmed));
  expect(rows).toHaveLength(3);
  expect(readMapping([headers, ...rows].map((row) => row.map((cell) => String(cell ?? ""))))).toEqual(
    confirmed,
  );
});

test.each([
  [[["Name"], ["Wall"]], text("ids.mappingNoColumn", { column: "Product type GUID" })],
  [
    [
      ["Product type GUID", "Property GUID", "Cardinality"],
      ["a", "b", "always"],
    ],
    text("ids.mappingValue", {
      column: "Cardinality",
      value: "always",
      values: "required, optional, prohibited",
    }),
  ],
  [
    [
      ["Product type GUID", "Property GUID", "Included"],
      ["a", "b", "Nein"],
    ],
    text("ids.mappingValue", {
      column: "Included",
      value: "Nein",
      values: "yes, no, true, false, 1, 0",
    }),
  ],
])("a table that is no mapping is refused: %j", (rows, sentence) => {
  expect(() => readMapping(rows)).toThrow(expect.objectContaining({ sentence }));
});
