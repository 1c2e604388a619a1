import { expect, test } from "vitest";
import { entry } from "#core/files/write/exports.fixture.ts";
import { describeNote } from "#core/files/write/notes.ts";
import { englishText } from "#core/text/messages/english.ts";
import { buildIds, type IdsOptions } from "./build-ids.ts";
import { FIRE_RATING, productType } from "./ids.fixture.ts";
import { loadIfc } from "./ifc/load-ifc.ts";
import type { StageRequirement } from "./product-type.ts";
import { describeSpecification } from "./sentences.ts";

const schema = await loadIfc("IFC4");
const WALL = productType("Wall", ["Fire rating"]);
const WALL_MAPPING = {
  template: "",
  entity: "IfcWall",
  predefinedType: "",
  system: "NS 3451",
  classNumber: "21.2",
  areCodesBelowIncluded: false,
};

const requirement = (stageId: number, roleId: number | null, loiId: string): StageRequirement => ({
  stageId,
  stage: stageId === 1 ? "Design" : null,
  roleId,
  role: roleId === 1 ? "Architect" : null,
  loiId,
});

function options(change: Partial<IdsOptions> = {}): IdsOptions {
  return {
    version: "IFC4",
    schema,
    files: "one",
    mapping: {
      productTypes: new Map([[WALL.key, WALL_MAPPING]]),
      properties: new Map([[WALL.key, new Map([["guid of Fire rating", FIRE_RATING]])]]),
    },
    productTypes: [WALL],
    date: "2025-01-31",
    ...change,
  };
}

const withFireRating = (change: Partial<typeof FIRE_RATING>): IdsOptions =>
  options({
    mapping: {
      productTypes: new Map([[WALL.key, WALL_MAPPING]]),
      properties: new Map([[WALL.key, new Map([["guid of Fire rating", { ...FIRE_RATING, ...change }]])]]),
    },
  });

/** Returns values with these names. */
const named =
  (...names: readonly (string | null)[]) =>
  () =>
    names.map((name) => entry({ name, defaultName: null }));
const ratings = named("EI 30", "EI 60", "EI 30");

function sentences(built: IdsOptions, values = ratings): string[] {
  return buildIds("House", built, values, () => {}).flatMap(({ ids }) =>
    ids.specifications.flatMap((one) =>
      describeSpecification(one, {
        entityName: schema.entityName,
        isEnglish: true,
        isWhole: false,
        wording: englishText,
      }),
    ),
  );
}

test("a specification says in words what it asks for", () => {
  expect(sentences(options())).toEqual([
    "Walls classified 21.2 in NS 3451 must have Pset_WallCommon.FireRating, one of EI 30, EI 60.",
  ]);
  const below = { ...WALL_MAPPING, areCodesBelowIncluded: true, entity: "", predefinedType: "" };
  const mapping = { ...options().mapping, productTypes: new Map([[WALL.key, below]]) };
  expect(sentences(options({ mapping }))).toEqual([
    "Elements classified 21.2 or below in NS 3451 must have Pset_WallCommon.FireRating, one of EI 30, EI 60.",
  ]);
  expect(sentences(withFireRating({ cardinality: "prohibited" }))).toEqual([
    "Walls classified 21.2 in NS 3451 must not have Pset_WallCommon.FireRating.",
  ]);
});

test("names of entities and data types are in upper case, and the values fit the data type", () => {
  const [file] = buildIds("House", withFireRating({ dataType: "IfcReal" }), named("1.5", "2"), () => {});
  const [specification] = file?.ids.specifications ?? [];
  expect(specification).toMatchObject({ minOccurs: 0, maxOccurs: "unbounded", identifier: "guid of Wall" });
  expect(specification?.applicability[0]).toMatchObject({ name: "IFCWALL" });
  expect(specification?.requirements[0]?.facet).toMatchObject({
    dataType: "IFCREAL",
    value: { base: "double", constraints: [{ value: "1.5" }, { value: "2" }] },
  });
});

test.each([
  ["SolidWall", "SOLIDWALL"],
  ["Party wall", "Party wall"],
])("of the predefined types only those of IFC are put into upper case: %s", (predefinedType, written) => {
  const mapping = {
    ...options().mapping,
    productTypes: new Map([[WALL.key, { ...WALL_MAPPING, predefinedType }]]),
  };
  const [file] = buildIds("House", options({ mapping }), ratings, () => {});
  expect(file?.ids.specifications[0]?.applicability[0]).toMatchObject({ predefinedType: written });
});

test("values that do not fit the data type are left out, with a note", () => {
  const notes: unknown[] = [];
  const [file] = buildIds("House", withFireRating({ dataType: "IfcReal" }), ratings, (note) =>
    notes.push(note),
  );
  expect(file?.ids.specifications[0]?.requirements[0]?.facet).toMatchObject({ value: null });
  expect(notes).toMatchObject([{ code: "left-out-values", count: 2 }]);
});

test("values without a name are left out, with the others and a note", () => {
  const notes: string[] = [];
  const [file] = buildIds("House", options(), named("EI 30", null), (note) =>
    notes.push(englishText(describeNote(note))),
  );
  expect(file?.ids.specifications[0]?.requirements[0]?.facet).toMatchObject({ value: null });
  expect(notes).toEqual([
    "2 values of Wall: Fire rating were left out, because the format does not support them: Without a name.",
  ]);
});

test("values in another unit than that of the data type are left out, with a note", () => {
  const wall = {
    ...WALL,
    properties: [entry({ guid: "guid of Fire rating", defaultName: "Joint width (mm)" })],
  };
  const build = (dataType: string) => {
    const notes: string[] = [];
    const built = { ...withFireRating({ dataType }), productTypes: [wall] };
    const [file] = buildIds("House", built, named("5", "10"), (note) =>
      notes.push(englishText(describeNote(note))),
    );
    const facet = file?.ids.specifications[0]?.requirements[0]?.facet;
    return { hasValues: facet?.kind === "property" && facet.value !== null, notes };
  };
  expect(build("IfcLengthMeasure")).toMatchObject({
    hasValues: false,
    notes: [
      "2 values of Wall: Joint width (mm) were left out, because the format does not support them: in mm, not in m.",
    ],
  });
  expect(build("IfcInteger")).toEqual({ hasValues: true, notes: [] });
});

test("what is not mapped, and what asks for nothing, gives no specification", () => {
  const files = (one: IdsOptions) => buildIds("House", one, ratings, () => {});
  expect(files(withFireRating({ isIncluded: false }))).toEqual([]);
  expect(files(options({ productTypes: [productType("Door", ["Colour"])] }))).toEqual([]);
});

test("one file names all LOI ids, roles and stages", () => {
  const wall = {
    ...WALL,
    requirements: [
      requirement(1, 1, "LOI-100"),
      requirement(2, 1, "LOI-200"),
      requirement(2, null, "LOI-200"),
    ],
  };
  const [file, ...others] = buildIds("House", options({ productTypes: [wall] }), ratings, () => {});
  expect(others).toEqual([]);
  expect(file).toMatchObject({ folder: null, name: "House", ids: { info: { milestone: "Design, 2" } } });
  expect(file?.ids.specifications).toMatchObject([
    { name: "Wall", description: "LOI-100, LOI-200", instructions: "Role Architect" },
  ]);
});

test("one file for each stage and role, in a folder for each role", () => {
  const wall = {
    ...WALL,
    requirements: [
      requirement(1, 1, "LOI-100"),
      requirement(2, 1, "LOI-200"),
      requirement(2, null, "LOI-300"),
    ],
  };
  const built = buildIds("House", options({ productTypes: [wall], files: "each" }), ratings, () => {});
  expect(
    built.map(({ folder, name, ids: { info, specifications } }) => [
      folder,
      name,
      info.milestone,
      specifications.map(({ description, instructions }) => [description, instructions]),
    ]),
  ).toEqual([
    ["Architect", "Stage Design", "Design", [["LOI-100", "Role Architect"]]],
    ["Architect", "Stage 2", "2", [["LOI-200", "Role Architect"]]],
    ["No role", "Stage 2", "2", [["LOI-300", null]]],
  ]);
});
