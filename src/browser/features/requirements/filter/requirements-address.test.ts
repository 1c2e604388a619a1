import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { paths } from "#core/addresses/addresses.ts";
import { COLUMNS } from "../table/columns.ts";
import {
  filterOf,
  NO_ROLE,
  readView,
  type RequirementsView,
  VIEWS,
  writeView,
} from "./requirements-address.ts";

const int32 = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
const text = fc.string({ unit: "grapheme" }).map((text) => text.toWellFormed());
const view: fc.Arbitrary<RequirementsView> = fc.record({
  productTypes: fc.uniqueArray(text.filter((guid) => guid.trim() !== "")),
  stages: fc.uniqueArray(int32),
  roles: fc.uniqueArray(int32),
  view: fc.constantFrom(...VIEWS),
  cell: fc
    .record({
      stage: fc.option(int32),
      role: fc.option(fc.oneof(int32, fc.constant(NO_ROLE))),
    })
    .map((cell) => (cell.stage === null && cell.role === null ? null : cell)),
  sort: fc.option(
    fc.record({ by: fc.constantFrom(...COLUMNS.map(({ key }) => key)), descending: fc.boolean() }),
  ),
  search: text.map((text) => text.trim()),
  isGrouped: fc.boolean(),
});

const read = (address: string) => readView(new URL(address, "https://app.test").searchParams);

describe("the address of a project's requirements", () => {
  test("round-trips", () => {
    fc.assert(
      fc.property(int32, view, (project, view) => {
        const address = paths.projectRequirements(project, writeView(view));
        expect(read(address)).toEqual({ ...view, rejected: { stages: [], roles: [] } });
      }),
    );
  });

  test("has the specified form", () => {
    const { productTypes, stages, roles } = read(
      "/projects/1/requirements?productType=a%2Fb&productType=c&stage=3&role=2",
    );
    expect({ productTypes, stages, roles }).toEqual({ productTypes: ["a/b", "c"], stages: [3], roles: [2] });
    expect(paths.projectRequirements(1, writeView(read("/?productType=a%2Fb&stage=3&role=2")))).toBe(
      "/projects/1/requirements?productType=a%2Fb&stage=3&role=2",
    );
    expect(paths.projectRequirements(1, writeView(read("/")))).toBe("/projects/1/requirements");
  });

  test("keeps the valid parts of a manually edited address", () => {
    const found = read(
      "/?stage=x&stage=3&stage=03&role=99999999999&productType=&view=pie&sort=-colour&cellRole=x",
    );
    expect(found).toEqual({
      ...read("/"),
      stages: [3],
      rejected: { stages: ["x"], roles: ["99999999999"] },
    });
    expect(filterOf(found)).toEqual({ productTypeGuids: [], stageIds: [3], roleIds: [] });
  });

  test("never throws", () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (query) => {
        expect(read(paths.projectRequirements(1, writeView(read(`/?${query}`))))).toMatchObject({
          rejected: { stages: [], roles: [] },
        });
      }),
    );
  });
});
