import { text } from "#core/text/messages/text.ts";
import { SKOS } from "../../../namespaces.ts";
import type { Notes } from "../../report/notes.ts";
import { links, schemesOf, type SkosResources } from "./concepts.ts";
import type { Subject } from "./graph.ts";

export type Position = { readonly scheme: string; readonly parent: string | undefined };

/**
 * The scheme and the parent of each concept. `broader` and `narrower` are equivalent, and one of them is enough. A concept has one parent:
 * of several, the first in one of its schemes; and one scheme, preferably that of its parent.
 * @param rest the scheme of concepts without one
 */
export function positionConcepts(
  { concepts, schemes: all }: SkosResources,
  rest: string,
  notes: Notes,
): ReadonlyMap<string, Position> {
  noteMissing(all, `${SKOS}hasTopConcept`, concepts, notes);
  noteMissing(concepts, `${SKOS}narrower`, concepts, notes);
  const parents = parentsOf(concepts, notes);
  const schemes = new Map<string, string>();
  for (const start of concepts.keys()) {
    for (const iri of pathUpwards(start, concepts, parents, schemes).toReversed()) {
      const own = schemesOf(concepts.get(iri));
      const inherited = schemes.get(parents.get(iri) ?? "");
      const scheme =
        inherited !== undefined && (own.length === 0 || own.includes(inherited)) ? inherited : own[0];
      schemes.set(iri, scheme ?? rest);
      if (own.length > 1)
        notes.leftOut(iri, text("skosReader.severalSchemes", { count: own.length, scheme: scheme ?? rest }));
    }
  }
  const positions = new Map<string, Position>();
  for (const [iri, scheme] of schemes) {
    const parent = parents.get(iri);
    const parentScheme = schemes.get(parent ?? "");
    if (parentScheme !== undefined && parentScheme !== scheme)
      notes.leftOut(iri, text("skosReader.otherScheme", { broader: parent ?? "" }));
    positions.set(iri, {
      scheme,
      parent: parentScheme === undefined || parentScheme === scheme ? parent : undefined,
    });
  }
  return positions;
}

/** Reports the concepts to which a property refers and which are not in the file. */
function noteMissing(
  subjects: ReadonlyMap<string, Subject>,
  property: string,
  concepts: ReadonlyMap<string, Subject>,
  notes: Notes,
): void {
  for (const [iri, subject] of subjects)
    for (const concept of new Set(links(subject, property)))
      if (!concepts.has(concept)) notes.leftOut(iri, text("skosReader.notInFile", { concept }));
}

/** A concept and its ancestors in the file, up to the first one with a scheme, or without a parent; a cycle ends at its start. */
function pathUpwards(
  start: string,
  concepts: ReadonlyMap<string, Subject>,
  parents: ReadonlyMap<string, string>,
  schemes: ReadonlyMap<string, string>,
): string[] {
  const path = new Set<string>();
  for (
    let at: string | undefined = start;
    at !== undefined && concepts.has(at) && !schemes.has(at) && !path.has(at);
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
    const inFile = [...candidates].filter((one) => concepts.has(one));
    const related = inFile.find((one) => schemesOf(concepts.get(one)).some((scheme) => own.has(scheme)));
    const parent = related ?? inFile[0] ?? [...candidates][0];
    if (parent === undefined) continue;
    parents.set(iri, parent);
    for (const other of candidates)
      if (other !== parent && !concepts.has(other))
        notes.leftOut(iri, text("skosReader.broaderNotInFile", { broader: other }));
    if (inFile.length > 1)
      notes.leftOut(iri, text("skosReader.severalBroader", { count: inFile.length, broader: parent }));
  }
  return parents;
}
