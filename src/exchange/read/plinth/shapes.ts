import { isObject, type JsonObject, objectsIn } from "../json/values.ts";

/** What a JSON file of Plinth is of. */
export type Shape = "codes" | "list" | "template" | "property" | "documents" | "units" | "requirements";

/** The list that a file is, or has where the user saved an answer of a service. */
export function listIn(root: unknown): unknown {
  return isObject(root) && Array.isArray(root["results"]) ? root["results"] : root;
}

/** The shape of a JSON file, from the members of what is first in it; undefined for what Plinth does not write. */
export function shapeOf(root: unknown): Shape | undefined {
  const list = listIn(root);
  if (!Array.isArray(list)) return isObject(root) ? shapeOfObject(root) : undefined;
  const [first] = objectsIn(list);
  if (first === undefined) return undefined;
  const has = (...members: readonly string[]): boolean => members.some((member) => member in first.item);
  if (has("stageId")) return "requirements";
  if (has("fullNames", "shortNames", "dimensions")) return "units";
  if (Array.isArray(first.item["templates"])) return "documents";
  if (has("classNumber", "hasCodes", "parentVersionGuid")) return "codes";
  return has("versionGuid", "defaultName") ? "list" : undefined;
}

function shapeOfObject(root: JsonObject): Shape | undefined {
  // Without a concept around them, lists of these names are those of another format.
  if (!("versionGuid" in root)) return undefined;
  if (Array.isArray(root["properties"])) return "template";
  return Array.isArray(root["values"]) ? "property" : undefined;
}
