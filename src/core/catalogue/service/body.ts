import { isObject, parsedJson } from "#core/lib/json.ts";
import { Refusal } from "./problem.ts";

const MEDIA_TYPES = new Set(["", "application/json", "application/json-patch+json"]);

/** Parses the JSON object in the body of a request (E1, E10). Refuses other media types, invalid JSON and other values with 400. */
export async function readObject(request: Request): Promise<Map<string, unknown>> {
  const [mediaType = ""] = (request.headers.get("Content-Type") ?? "").split(";");
  if (!MEDIA_TYPES.has(mediaType.trim().toLowerCase())) {
    throw new Refusal(400, "The body must be application/json or application/json-patch+json.");
  }
  const body = parsedJson(await request.text());
  if (body === undefined) throw new Refusal(400, "The body is not JSON.");
  if (!isObject(body)) throw new Refusal(400, "The body must be a JSON object.");
  return new Map<string, unknown>(Object.entries(body));
}
