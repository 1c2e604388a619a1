import { defaultName } from "./concepts.ts";
import type { Concept, Loi, Project, Requirements } from "./model.ts";
import { compareNames } from "./order.ts";
import type { Row } from "./tsv.ts";

/** The projects with what they require, from their two tables. */
export function createProjects(
  projects: readonly Row[],
  requirements: readonly Row[],
  productType: (key: string) => Concept | undefined,
  report: (mistake: string) => void,
): Map<number, Project> {
  const rowsByProject = Map.groupBy(requirements, (row) => row.get("project") ?? "");
  const created = new Map<number, Project>();
  for (const row of projects) {
    const id = row.get("id") ?? "";
    const required = createRequirements(rowsByProject.get(id) ?? [], productType, report);
    created.set(Number(id), { id: Number(id), name: row.get("name") ?? id, requirements: required });
  }
  for (const id of rowsByProject.keys()) {
    if (!created.has(Number(id))) report(`requirements of project ${id}, which does not exist`);
  }
  return created;
}

function createRequirements(
  rows: readonly Row[],
  productType: (key: string) => Concept | undefined,
  report: (mistake: string) => void,
): Requirements[] {
  const required: Requirements[] = [];
  for (const [key, lines] of Map.groupBy(rows, (row) => row.get("product-type") ?? "")) {
    const concept = productType(key);
    if (concept === undefined)
      report(`a requirement refers to the product type ${key}, which does not exist`);
    else required.push({ productType: concept, lois: createLois(concept, lines, report) });
  }
  return required.toSorted((a, b) => compareNames(defaultName(a.productType), defaultName(b.productType)));
}

function createLois(productType: Concept, rows: readonly Row[], report: (mistake: string) => void): Loi[] {
  const lois = new Map<string, Loi>();
  for (const row of rows) {
    const [project = "", loiId = "", stage = "", role = ""] = ["project", "loi", "stage", "role"].map(
      (column) => row.get(column),
    );
    const key = `${project}/${loiId}/${stage}/${role}`;
    if (lois.has(key)) report(`the requirement ${productType.key} ${key} is there twice`);
    lois.set(key, { key, loiId, stageId: Number(stage), roleId: role === "" ? null : Number(role) });
  }
  return [...lois.values()];
}
