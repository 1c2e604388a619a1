import type { Notes } from "../../report/notes.ts";
import { links, schemesOf, type SkosResources } from "./concepts.ts";
import { SKOS } from "../../../model/namespaces.ts";
import type { Subject } from "./graph.ts";

export type Place = { readonly scheme: string; readonly parent: string | undefined };

/**
 * The scheme and the parent of each concept. `broader` and `narrower` are equivalent, and one of them is enough. A concept has one parent:
 * of several, the first in one of its schemes; and one scheme, preferably that of its parent.
 * @param rest the scheme of concepts without one
 */
export function placeConcepts(
  { concepts }: SkosResources,
  rest: string,
  notes: Notes,
): ReadonlyMap<string, Place> {
  const parents = parentsOf(concepts, notes);
  const schemes = new Map<string, string>();
  for (const start of concepts.keys()) {
    for (const iri of pathUpwards(start, parents, schemes).toReversed()) {
      const own = schemesOf(concepts.get(iri));
      const inherited = schemes.get(parents.get(iri) ?? "");
      const scheme =
        inherited !== undefined && (own.length === 0 || own.includes(inherited)) ? inherited : own[0];
      schemes.set(iri, scheme ?? rest);
      if (own.length > 1)
        notes.leftOut(iri, `It is in ${own.length} concept schemes; it is shown only in ${scheme ?? rest}.`);
    }
  }
  const places = new Map<string, Place>();
  for (const [iri, scheme] of schemes) {
    const parent = parents.get(iri);
    const parentScheme = schemes.get(parent ?? "");
    if (parentScheme !== undefined && parentScheme !== scheme)
      notes.leftOut(
        iri,
        `Its broader concept ${parent} is in another concept scheme; it is shown at the first level.`,
      );
    places.set(iri, {
      scheme,
      parent: parentScheme === undefined || parentScheme === scheme ? parent : undefined,
    });
  }
  return places;
}

/** A concept and its ancestors, up to one with a known scheme or without a parent; a cycle ends at its start. */
function pathUpwards(
  start: string,
  parents: ReadonlyMap<string, string>,
  known: ReadonlyMap<string, string>,
): string[] {
  const path = new Set<string>();
  for (
    let at: string | undefined = start;
    at !== undefined && !known.has(at) && !path.has(at);
    at = parents.get(at)
  )
    path.add(at);
  return [...path];
}

function parentsOf(concepts: ReadonlyMap<string, Subject>, notes: Notes): Map<string, string> {
  const broader = new Map(
    [...concepts].map(([iri, subject]) => [iri, new Set(links(subject, `${SKOS}broader`))]),
  );
  for (const [iri, subject] of concepts)
    for (const child of links(subject, `${SKOS}narrower`)) broader.get(child)?.add(iri);
  const parents = new Map<string, string>();
  for (const [iri, candidates] of broader) {
    const own = new Set(schemesOf(concepts.get(iri)));
    candidates.delete(iri);
    const there = [...candidates].filter((one) => concepts.has(one));
    const related = there.find((one) => schemesOf(concepts.get(one)).some((scheme) => own.has(scheme)));
    const parent = related ?? there[0] ?? [...candidates][0];
    if (parent === undefined) continue;
    parents.set(iri, parent);
    for (const other of candidates)
      if (other !== parent && !concepts.has(other))
        notes.leftOut(iri, `The broader concept ${other} is not in the file.`);
    if (there.length > 1)
      notes.leftOut(iri, `It has ${there.length} broader concepts; it is shown only below ${parent}.`);
  }
  return parents;
}
