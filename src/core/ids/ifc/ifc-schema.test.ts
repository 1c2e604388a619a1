import { describe, expect, test } from "vitest";
import type { Dimensions } from "#core/api/resources/units.ts";
import { exponentsOf } from "#core/files/read/formats/units/exponents.ts";
import { IFC_VERSIONS } from "../model.ts";
import { loadIfc, loadTables } from "./load-ifc.ts";
import { MEASURES } from "./measures.ts";

const NONE: Dimensions = {
  lengthPower: 0,
  massPower: 0,
  timePower: 0,
  electricCurrentPower: 0,
  temperaturePower: 0,
  amountOfSubstancePower: 0,
  luminousIntensityPower: 0,
};

function repeated(names: readonly string[]): string[] {
  return names.filter((name, index) => names.indexOf(name) !== index);
}

describe.each(IFC_VERSIONS)("%s", (version) => {
  test("a wall's common properties, among them its fire rating", async () => {
    const ifc = await loadIfc(version);
    expect(ifc.isStandardSet("Pset_WallCommon")).toBe(true);
    expect(ifc.hasProperty("Pset_WallCommon", "FireRating")).toBe(true);
    expect(ifc.dataTypeOf("Pset_WallCommon", "FireRating")).toBe("IfcLabel");
    expect(ifc.dataTypeOf("Pset_WallCommon", "IsExternal")).toBe("IfcBoolean");
    expect(ifc.dataTypeOf("Pset_WallCommon", "ThermalTransmittance")).toBe("IfcThermalTransmittanceMeasure");
    expect(ifc.setsFor("IFCWALL").map(({ name }) => name)).toContain("Pset_WallCommon");
    expect(ifc.setsFor("IFCDOOR").map(({ name }) => name)).not.toContain("Pset_WallCommon");
    expect(ifc.setsFor("IFCWALLSTANDARDCASE").map(({ name }) => name)).toContain("Pset_WallCommon");
  });

  test("has no set or property that is spelled otherwise", async () => {
    const ifc = await loadIfc(version);
    expect(ifc.isStandardSet("PSET_WALLCOMMON")).toBe(false);
    expect(ifc.hasProperty("Pset_WallCommon", "firerating")).toBe(false);
    expect(ifc.dataTypeOf("Pset_WallCommon", "Colour")).toBeNull();
    expect(ifc.propertiesOf("Pset_OfMine")).toEqual([]);
    expect(ifc.isEntity("IfcWhatever")).toBe(false);
    expect(ifc.setsFor("IfcWhatever")).toEqual([]);
  });

  test("entities in any case of letters, with their supertypes", async () => {
    const ifc = await loadIfc(version);
    expect(["IfcWall", "IFCWALL", "ifcwall"].map(ifc.isEntity)).toEqual([true, true, true]);
    expect(ifc.isKindOf("IFCWALL", "IfcProduct")).toBe(true);
    expect(ifc.isKindOf("IFCWALL", "IfcWall")).toBe(true);
    expect(ifc.isKindOf("IFCWALLTYPE", "IfcTypeObject")).toBe(true);
    expect(ifc.isKindOf("IFCWALLTYPE", "IfcProduct")).toBe(false);
    expect(ifc.isKindOf("IfcWhatever", "IfcWhatever")).toBe(false);
    const wall = ifc.entities.find(({ name }) => name === "IfcWall");
    expect(wall).toMatchObject({ isAbstract: false, type: "IfcWallType" });
    expect(ifc.entities.find(({ name }) => name === "IfcElement")).toMatchObject({
      supertype: "IfcProduct",
      isAbstract: true,
      type: "IfcElementType",
    });
  });

  test("every set applies to entities that exist, and its properties have data types that exist", async () => {
    const ifc = await loadIfc(version);
    const unknown = ifc.sets.flatMap(({ appliesTo, properties }) => [
      ...appliesTo.map(({ entity }) => entity).filter((name) => !ifc.isEntity(name)),
      ...properties.flatMap(({ dataTypes }) => dataTypes).filter((name) => ifc.dataType(name) === null),
    ]);
    expect(unknown).toEqual([]);
  });

  test("every entity's predefined types are an enumeration that exists", async () => {
    const ifc = await loadIfc(version);
    const { entities } = await loadTables(version);
    const enumerations = entities.flatMap((line) => line.trim().split(" ").slice(1));
    expect(enumerations.length).toBeGreaterThan(0);
    expect(enumerations.filter((name) => ifc.dataType(name) === null)).toEqual([]);
  });

  test("names nothing twice and leaves no name empty", async () => {
    const ifc = await loadIfc(version);
    expect(
      ifc.sets.flatMap((set) => repeated(set.properties.map(({ name }) => `${set.name}.${name}`))),
    ).toEqual([]);
    expect(
      ifc.sets.flatMap(({ properties }) => properties.flatMap(({ values }) => repeated(values ?? []))),
    ).toEqual([]);
    expect(ifc.entities.flatMap(({ predefinedTypes }) => repeated(predefinedTypes))).toEqual([]);
    const names = [
      ...[...ifc.entities, ...ifc.dataTypes].map(({ name }) => name),
      ...ifc.sets.flatMap(({ name, properties }) => [name, ...properties.map((each) => each.name)]),
      ...ifc.entities.flatMap(({ predefinedTypes }) => predefinedTypes),
    ];
    expect(names.filter((name) => !/^\w+$/.test(name))).toEqual([]);
  });

  test("has all measures of its data types, but the ones without an SI unit", async () => {
    const ifc = await loadIfc(version);
    const measures = new Set(ifc.measures.map(({ name }) => name));
    const others = ifc.dataTypes.map(({ name }) => name).filter((name) => name.endsWith("Measure"));
    expect(others.filter((name) => !measures.has(name))).toEqual([
      "IfcContextDependentMeasure",
      "IfcDescriptiveMeasure",
      "IfcMonetaryMeasure",
      "IfcNumericMeasure",
    ]);
    expect(ifc.measures.every(({ name }) => ifc.dataType(name) !== null)).toBe(true);
  });
});

/** The counts that the publisher gives, or that follow from the files of the standard. */
test.each([
  ["IFC2X3", 653, 317, 0, 97],
  ["IFC4", 776, 420, 93, 123],
  ["IFC4X3_ADD2", 876, 645, 115, 133],
] as const)(
  "%s has %i entities, %i property sets and %i quantity sets",
  async (version, entities, psets, qtos, abstract) => {
    const ifc = await loadIfc(version);
    const own = ifc.entities.length - (version === "IFC2X3" ? 57 : 0);
    expect(own).toBe(entities);
    expect(ifc.sets.filter(({ name }) => name.startsWith("Pset_"))).toHaveLength(psets);
    expect(ifc.sets.filter(({ name }) => name.startsWith("Qto_"))).toHaveLength(qtos);
    expect(ifc.entities.filter(({ isAbstract }) => isAbstract)).toHaveLength(abstract);
  },
);

test("what an edition has and another does not", async () => {
  const [old, middle, latest] = await Promise.all(IFC_VERSIONS.map(loadIfc));
  expect([old, middle, latest].map((ifc) => ifc?.isEntity("IfcBuiltElement"))).toEqual([false, false, true]);
  expect([old, middle, latest].map((ifc) => ifc?.isEntity("IfcBuildingElement"))).toEqual([
    true,
    true,
    false,
  ]);
  expect([old, middle, latest].map((ifc) => ifc?.isStandardSet("Qto_WallBaseQuantities"))).toEqual([
    false,
    true,
    true,
  ]);
  expect([old, middle, latest].map((ifc) => ifc?.dataType("IFCDATE")?.base)).toEqual([
    undefined,
    "date",
    "date",
  ]);
});

test("quantities have measures for data types", async () => {
  const ifc = await loadIfc("IFC4");
  expect(ifc.dataTypeOf("Qto_WallBaseQuantities", "NetVolume")).toBe("IfcVolumeMeasure");
  expect(ifc.dataTypeOf("Qto_WallBaseQuantities", "NetWeight")).toBe("IfcMassMeasure");
  expect(ifc.dataTypeOf("Qto_WallBaseQuantities", "Length")).toBe("IfcLengthMeasure");
});

test("predefined types, which subtypes inherit", async () => {
  const [old, middle] = await Promise.all([loadIfc("IFC2X3"), loadIfc("IFC4")]);
  expect(middle.predefinedTypes("IFCDOOR")).toEqual([
    "DOOR",
    "GATE",
    "TRAPDOOR",
    "USERDEFINED",
    "NOTDEFINED",
  ]);
  expect(middle.predefinedTypes("IFCDOORSTANDARDCASE")).toEqual(middle.predefinedTypes("IFCDOOR"));
  expect(middle.predefinedTypes("IFCBUILDINGSTOREY")).toEqual([]);
  expect(old.predefinedTypes("IFCDOOR")).toEqual([]);
  expect(old.predefinedTypes("IFCSLAB")).toContain("BASESLAB");
});

test("occurrences that only their type object tells apart in IFC2X3", async () => {
  const ifc = await loadIfc("IFC2X3");
  expect(ifc.isEntity("IFCAIRTERMINAL")).toBe(true);
  expect(ifc.isKindOf("IfcAirTerminal", "IfcFlowTerminal")).toBe(true);
  expect(ifc.predefinedTypes("IfcAirTerminal")).toContain("GRILLE");
  const sets = ifc.setsFor("IfcAirTerminal").map(({ name }) => name);
  expect(sets).toContain("Pset_AirTerminalTypeCommon");
  expect(sets).toContain("Pset_ManufacturerTypeInformation");
  expect(ifc.entities.find(({ name }) => name === "IfcDoor")?.type).toBe("IfcDoorStyle");
});

test("sets for one predefined type", async () => {
  const ifc = await loadIfc("IFC4");
  const names = (predefinedType?: string): string[] =>
    ifc.setsFor("IfcActuator", predefinedType).map(({ name }) => name);
  expect(names()).toContain("Pset_ActuatorTypeElectricActuator");
  expect(names("ELECTRICACTUATOR")).toContain("Pset_ActuatorTypeElectricActuator");
  expect(names("HYDRAULICACTUATOR")).not.toContain("Pset_ActuatorTypeElectricActuator");
  expect(names("HYDRAULICACTUATOR")).toContain("Pset_ActuatorTypeCommon");
});

test("the values of an enumerated property, the two data types of a table, and none for a reference", async () => {
  const [old, latest] = await Promise.all([loadIfc("IFC2X3"), loadIfc("IFC4X3_ADD2")]);
  const status = latest.propertiesOf("Pset_WallCommon").find(({ name }) => name === "Status");
  expect(status?.dataTypes).toEqual(["IfcLabel"]);
  expect(status?.values).toContain("EXISTING");
  const leakage = old.propertiesOf("Pset_DamperTypeCommon").find(({ name }) => name === "LeakageCurve");
  expect(leakage?.dataTypes).toEqual(["IfcPressureMeasure", "IfcVolumetricFlowRateMeasure"]);
  expect(old.hasProperty("Pset_DamperTypeCommon", "BladeMaterial")).toBe(true);
  expect(old.dataTypeOf("Pset_DamperTypeCommon", "BladeMaterial")).toBeNull();
});

test.each([
  ["m", { lengthPower: 1 }, "IfcLengthMeasure"],
  ["m²", { lengthPower: 2 }, "IfcAreaMeasure"],
  ["m³", { lengthPower: 3 }, "IfcVolumeMeasure"],
  ["W/(m²·K)", { massPower: 1, timePower: -3, temperaturePower: -1 }, "IfcThermalTransmittanceMeasure"],
  ["Pa", { lengthPower: -1, massPower: 1, timePower: -2 }, "IfcPressureMeasure"],
  [
    "V",
    { lengthPower: 2, massPower: 1, timePower: -3, electricCurrentPower: -1 },
    "IfcElectricVoltageMeasure",
  ],
  ["lx", { lengthPower: -2, luminousIntensityPower: 1 }, "IfcIlluminanceMeasure"],
  ["kg/mol", { massPower: 1, amountOfSubstancePower: -1 }, "IfcMolecularWeightMeasure"],
  ["%", {}, "IfcRatioMeasure"],
])("a unit with the dimensions of %s suggests a measure", async (_unit, powers, expected) => {
  const ifc = await loadIfc("IFC4");
  expect(ifc.measuresOf({ ...NONE, ...powers })[0]?.name).toBe(expected);
});

test("no measure for dimensions that none has, or that the edition lacks", async () => {
  const [old, latest] = await Promise.all([loadIfc("IFC2X3"), loadIfc("IFC4X3_ADD2")]);
  expect(latest.measuresOf({ ...NONE, timePower: -0.5 })).toEqual([]);
  const density = { ...NONE, lengthPower: -2, massPower: 1 };
  expect(latest.measuresOf(density).map(({ name }) => name)).toEqual(["IfcAreaDensityMeasure"]);
  expect(old.measuresOf(density)).toEqual([]);
});

test("the unit of every measure is understood", () => {
  expect(MEASURES.filter(({ unit }) => exponentsOf(unit) === undefined)).toEqual([]);
  expect(repeated(MEASURES.map(({ name }) => name))).toEqual([]);
});
