import { describe, expect, test } from "vitest";
import { readView } from "../filter/requirements-address.ts";
import type { ClassificationOf } from "../plan/plan.ts";
import { exportSubject, tableOf, toEntries } from "./result-table.ts";

const name = (names: Readonly<Record<number, string>>) => (id: number) => names[id] ?? null;
const stageName = name({ 3: "Design" });
const roleName = name({ 2: "Architect" });
const labels = {
  stage: (id: number) => (id === 3 ? "3 · Design" : String(id)),
  role: (id: number | null) => (id === null ? "No role" : id === 2 ? "2 · Architect" : String(id)),
  stageName,
  roleName,
  stages: [3],
  roles: [2],
};
const texts = {
  productType: (guid: string | null) => (guid === "a" ? "Wall" : (guid ?? "")),
  stage: labels.stage,
  role: labels.role,
};
const findProductType = (guid: string) =>
  guid === "a"
    ? {
        shown: { concept: { name: "Wall", defaultName: null }, culture: null },
        name: "Wall",
        culture: null,
        kind: "template" as const,
        href: null,
      }
    : null;

const row = (id: string, productTypeGuid: string, loiId: string, stageId: number, roleId: number | null) => ({
  key: id,
  id,
  projectId: 7,
  productTypeGuid,
  loiId,
  stageId,
  roleId,
});
const rows = [
  row("1", "b", "LOI-300", 4, null),
  row("2", "a", "LOI-200", 3, 2),
  row("3", "a", "LOI-100", 3, 2),
];

function table(search: string, classificationOf: ClassificationOf | null = null) {
  const view = readView(new URLSearchParams(search));
  const context = { view, texts, labels, findProductType, classificationOf };
  const { headers, rows: shown } = tableOf(toEntries(rows, context), context);
  return [headers, ...shown];
}

describe("copies and exports match the displayed view", () => {
  test("rows, in the columns of an export, sorted and narrowed", () => {
    const headers = [
      "Product type GUID",
      "Product type",
      "Stage ID",
      "Stage",
      "Role ID",
      "Role",
      "LOI ID",
      "ID",
    ];
    const wall = (loi: string, id: string) => ["a", "Wall", 3, "Design", 2, "Architect", loi, id];
    expect(table("")).toEqual([
      headers,
      ["b", null, 4, null, null, null, "LOI-300", "1"],
      wall("LOI-200", "2"),
      wall("LOI-100", "3"),
    ]);
    expect(table("sort=loi&search=wall")).toEqual([headers, wall("LOI-100", "3"), wall("LOI-200", "2")]);
  });

  test("the matrix, with its totals", () => {
    expect(table("view=matrix&search=wall")).toEqual([
      ["Stage", "2 · Architect", "No role", "All roles"],
      ["3 · Design", 2, 0, 2],
      ["4", 0, 1, 1],
      ["All stages", 2, 1, 3],
    ]);
  });

  test("the plan", () => {
    expect(table("view=plan")).toEqual([
      ["Product type GUID", "Product type", "3 · Design", "4"],
      ["b", null, "", "LOI-300 No role"],
      ["a", "Wall", "LOI-200, LOI-100 Architect", ""],
    ]);
    const inWorks: ClassificationOf = (guid) =>
      guid === "a" ? { versionGuid: "w", name: "Works", culture: null } : null;
    expect(table("view=plan", inWorks)).toEqual([
      ["Product type GUID", "Product type", "Classification", "3 · Design", "4"],
      ["a", "Wall", "Works", "LOI-200, LOI-100 Architect", ""],
      ["b", null, "Not classified", "", "LOI-300 No role"],
    ]);
  });

  test("unchanged rows are exported as requirements, any other view as a table", () => {
    const subject = (search: string) =>
      exportSubject(7, "Requirements 7", {
        view: readView(new URLSearchParams(search)),
        texts,
        labels,
        findProductType,
        classificationOf: null,
      });
    expect(subject("stage=3")).toMatchObject({ kind: "requirements", project: 7, filter: { stageIds: [3] } });
    expect(subject("stage=3")).not.toHaveProperty("toTable");
    for (const search of ["view=plan", "view=matrix", "sort=loi", "search=x", "cellStage=3"])
      expect(subject(search)).toHaveProperty("toTable");
  });
});
