import type { Collection } from "./collection.ts";
import type { Concept } from "./concept.ts";
import { Refusal } from "./problem.ts";
import type { Call } from "./routing.ts";

/** The concept that the `{versionGuid}` of the path names, in any of its versions; refuses with 404 what is none. */
export function pathConcept<T extends Concept>(call: Call, what: string, collection: Collection<T>): T {
  return findConcept(call.parameter("versionGuid"), what, collection);
}

/**
 * The concept that a query parameter names, or undefined without it; refuses with 404 what is none.
 * @param collection asked for only where there is something to look up
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
