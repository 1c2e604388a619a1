import { isObject } from "#core/lib/json.ts";
import { type JsonObject, objectsIn } from "../json/values.ts";

/** The content of a JSON file written by Plinth. */
export type Shape = "codes" | "list" | "template" | "property" | "documents" | "units" | "requirements";

/** The array that a file is, or contains if the user saved a response of a service. */
export function listIn(root: unknown): unknown {
  return isObject(root) && Array.isArray(root["results"]) ? root["results"] : root;
}

/** The content of a JSON file, recognised by the members of its first item; undefined if it was not written by Plinth. */
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
  // Without a concept around them, arrays with these names belong to another format.
  if (!("versionGuid" in root)) return undefined;
  if (Array.isArray(root["properties"])) return "template";
  return Array.isArray(root["values"]) ? "property" : undefined;
}
