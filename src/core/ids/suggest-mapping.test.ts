import { expect, test } from "vitest";
import { entry } from "#core/files/write/exports.fixture.ts";
import { DIMENSIONLESS } from "#core/lib/quantities.fixture.ts";
import { productType } from "./ids.fixture.ts";
import { loadIfc } from "./ifc/load-ifc.ts";
import { createDimensionsOf, createSuggestions } from "./suggest-mapping.ts";

const schema = await loadIfc("IFC4");

const LENGTH = { ...DIMENSIONLESS, lengthPower: 1 };
const TIME = { ...DIMENSIONLESS, timePower: 1 };
const ELL = { names: [{ text: "ell" }], symbols: [{ text: "el" }], dimensions: LENGTH };
const dimensionsOf = createDimensionsOf([ELL]);
const suggestions = createSuggestions(schema, dimensionsOf);

const property = (defaultName: string, entity = "IfcWall") =>
  suggestions.property(entry({ defaultName }), "Wall", entity);

test.each([
  ["Fire door", "IfcDoor"],
  ["Cable carrier segments", "IfcCableCarrierSegment"],
  ["Gate valve", "IfcValve"],
  ["Roof window", "IfcWindow"],
  ["Railway", ""],
])("'%s' suggests the entity '%s'", (name, entity) => {
  expect(suggestions.productType(productType(name)).entity).toBe(entity);
});

test.each([
  ["Joint width (mm)", "IfcLengthMeasure"],
  ["U-value [W/(m²·K)]", "IfcThermalTransmittanceMeasure"],
  ["Heat loss (W/(m²·K))", "IfcThermalTransmittanceMeasure"],
  ["Girth (ell)", "IfcLengthMeasure"],
  ["Thermal resistance", "IfcThermalResistanceMeasure"],
  ["Power", "IfcPowerMeasure"],
  ["Link (optional)", "IfcLabel"],
  ["Colour", "IfcLabel"],
])("the data type of '%s' is that of its unit or quantity: %s", (name, dataType) => {
  expect(property(name)).toMatchObject({ propertySet: "Wall", baseName: name, dataType });
});

test("a standard property is found whether its name has a unit or not", () => {
  const standard = {
    propertySet: "Pset_WallCommon",
    baseName: "ThermalTransmittance",
    dataType: "IfcThermalTransmittanceMeasure",
  };
  expect(property("Thermal transmittance")).toMatchObject(standard);
  expect(property("Thermal transmittance (BTU)")).toMatchObject(standard);
  expect(property("Thermal transmittance", "IfcCableSegment")).toMatchObject({ propertySet: "Wall" });
});

test("units are found by name, symbol or common symbol", () => {
  expect([dimensionsOf("Ell"), dimensionsOf(" el "), dimensionsOf("mm")]).toEqual([LENGTH, LENGTH, LENGTH]);
  expect(dimensionsOf("s")).toEqual(TIME);
  expect([dimensionsOf("EL"), dimensionsOf("rabbit")]).toEqual([null, null]);
});
