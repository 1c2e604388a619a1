import { isInt32 } from "#core/lib/int32.ts";
import type { LoiEntry } from "../../catalogue-model.ts";
import { readObject } from "../body.ts";
import type { Project, Requirements } from "../catalogue.ts";
import { derivedGuid } from "../guids.ts";
import { page, type Page, readWindow } from "../paging.ts";
import { Refusal } from "../problem.ts";
import type { Call, Route } from "../routing.ts";

/** A requirements filter (2.8); null means no restriction. */
type Filter = {
  productTypeGuids: ReadonlySet<string> | null;
  stageIds: ReadonlySet<number> | null;
  roleIds: ReadonlySet<number> | null;
};

/** The requirements of a project that match the filter, by product type (E10). */
async function searchRequirements(call: Call): Promise<Page<unknown>> {
  const window = readWindow(call);
  const project = await findProject(call);
  const filter = readFilter(await readObject(call.request));
  return page(findRequirements(project, filter), window, ({ productType, lois }) => ({
    productTypeGuid: productType.latest.guid,
    lois: lois.map(({ key, guid, loiId, stageId, roleId }) => ({
      id: guid ?? derivedGuid(productType.guid, key),
      projectId: project.id,
      loiId,
      stageId,
      roleId,
    })),
  }));
}

async function findProject({ load, parameter }: Call): Promise<Project> {
  const id = parameter("id");
  const { projects } = await load(["projects", "constructionObjects", "templates"]);
  // Anything but an int32 is treated as an unknown project; the operation does not specify 400.
  const project = /^\d+$/.test(id) ? projects.get(Number(id)) : undefined;
  if (project === undefined) throw new Refusal(404, `There is no project with the id ${id}.`);
  return project;
}

function findRequirements({ requirements }: Project, filter: Filter): Requirements[] {
  const matches = ({ stageId, roleId }: LoiEntry): boolean =>
    (filter.stageIds?.has(stageId) ?? true) &&
    (filter.roleIds === null || (roleId !== undefined && filter.roleIds.has(roleId)));
  return requirements.flatMap(({ productType, lois }) => {
    const { productTypeGuids } = filter;
    if (productTypeGuids !== null && !productType.versions.some(({ guid }) => productTypeGuids.has(guid)))
      return [];
    const matching = lois.filter(matches);
    return matching.length === 0 ? [] : [{ productType, lois: matching }];
  });
}

function readFilter(body: ReadonlyMap<string, unknown>): Filter {
  return {
    productTypeGuids: readList(body, "productTypeGuids", "strings", isString),
    stageIds: readList(body, "stageIds", "32-bit integers", isInteger),
    roleIds: readList(body, "roleIds", "32-bit integers", isInteger),
  };
}

/** The list with a name; null (no restriction) if it is missing or empty. */
function readList<T>(
  body: ReadonlyMap<string, unknown>,
  name: string,
  what: string,
  isItem: (item: unknown) => item is T,
): ReadonlySet<T> | null {
  const value = body.get(name) ?? null;
  if (value === null) return null;
  if (!Array.isArray(value) || !value.every(isItem))
    throw new Refusal(400, `${name} must be a list of ${what}.`);
  return value.length === 0 ? null : new Set(value);
}

function isString(item: unknown): item is string {
  return typeof item === "string";
}

function isInteger(item: unknown): item is number {
  return typeof item === "number" && isInt32(item);
}

export const requirementsRoutes: readonly Route[] = [
  {
    method: "POST",
    path: "/projects-management/api/v1/projects/{id}/requirements/search",
    handler: searchRequirements,
  },
];
