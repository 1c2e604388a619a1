import type { Collection } from "./collection.ts";
import type { Concept } from "./concept.ts";
import { Refusal } from "./problem.ts";
import type { Call } from "./routing.ts";

/** The concept identified by `{versionGuid}` in the path, in any of its versions; refuses unknown ones with 404. */
export function pathConcept<T extends Concept>(call: Call, what: string, collection: Collection<T>): T {
  return findConcept(call.parameter("versionGuid"), what, collection);
}

/**
 * The concept identified by a query parameter; undefined if that is missing; refuses unknown ones with 404.
 * @param collection called only if the parameter is present, since it loads a part of the catalogue
 */
export function queryConcept<T extends Concept>(
  call: Call,
  name: string,
  what: string,
  collection: () => Collection<T>,
): T | undefined {
  const guid = call.query.text(name);
  return guid === undefined ? undefined : findConcept(guid, what, collection());
}

function findConcept<T extends Concept>(guid: string, what: string, collection: Collection<T>): T {
  const concept = collection.byVersion.get(guid);
  if (concept === undefined) throw new Refusal(404, `There is no ${what} with the version GUID ${guid}.`);
  return concept;
}
