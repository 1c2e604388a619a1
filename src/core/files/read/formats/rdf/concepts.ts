import { DCTERMS, OWL, RDF, RDFS, SKOS, SKOS_XL } from "../../../namespaces.ts";
import type { Graph, Literal, Subject } from "./graph.ts";

/** The concepts, concept schemes and collections of a graph by IRI, in the order of the file. */
export type SkosResources = {
  readonly schemes: ReadonlyMap<string, Subject>;
  readonly concepts: ReadonlyMap<string, Subject>;
  readonly collections: ReadonlyMap<string, Subject>;
};

const NOTHING: Subject = { links: new Map(), literals: new Map() };
const TOP_CONCEPT_OF = `${SKOS}topConceptOf`;
const OF_CONCEPTS = ["broader", "narrower", "inScheme", "topConceptOf", "notation"].map(
  (name) => SKOS + name,
);

/**
 * Classifies the subjects of a graph. Anything with a parent, a child or a scheme is a concept, even if its type is custom; anything that a
 * concept names as its scheme is one, even without statements of its own. `hasTopConcept` says the same as `topConceptOf` of the concept.
 */
export function skosResources({ subjects }: Graph): SkosResources {
  for (const [iri, subject] of subjects)
    for (const top of links(subject, `${SKOS}hasTopConcept`)) {
      const concept = subjects.get(top);
      concept?.links.set(TOP_CONCEPT_OF, [...links(concept, TOP_CONCEPT_OF), iri]);
    }
  const schemes = new Map<string, Subject>();
  const concepts = new Map<string, Subject>();
  const collections = new Map<string, Subject>();
  for (const [iri, subject] of subjects) {
    const types = new Set(links(subject, `${RDF}type`));
    if (types.has(`${SKOS}ConceptScheme`)) schemes.set(iri, subject);
    else if (types.has(`${SKOS}Collection`) || types.has(`${SKOS}OrderedCollection`))
      collections.set(iri, subject);
    else if (types.has(`${SKOS}Concept`) || OF_CONCEPTS.some((one) => has(subject, one)))
      concepts.set(iri, subject);
  }
  // Items added to a map during iteration are visited too.
  for (const subject of concepts.values())
    for (const iri of [...links(subject, `${SKOS}broader`), ...links(subject, `${SKOS}narrower`)]) {
      const other = subjects.get(iri);
      if (other !== undefined && !schemes.has(iri) && !collections.has(iri)) concepts.set(iri, other);
    }
  for (const subject of concepts.values())
    for (const iri of schemesOf(subject))
      if (!schemes.has(iri) && !concepts.has(iri)) schemes.set(iri, subjects.get(iri) ?? NOTHING);
  return { schemes, concepts, collections };
}

function has({ links, literals }: Subject, property: string): boolean {
  return links.has(property) || literals.has(property);
}

/** The resources of a property of a subject. */
export function links(subject: Subject | undefined, property: string): readonly string[] {
  return subject?.links.get(property) ?? [];
}

/** The texts of a property of a subject. */
export function literals(subject: Subject | undefined, property: string): readonly Literal[] {
  return subject?.literals.get(property) ?? [];
}

/** The schemes of a concept, without duplicates. */
export function schemesOf(subject: Subject | undefined): string[] {
  return [...new Set([...links(subject, `${SKOS}inScheme`), ...links(subject, TOP_CONCEPT_OF)])];
}

/** The labels of a subject: preferred labels of SKOS first, then other properties that may contain a name. */
export function labelsOf(subject: Subject, { subjects }: Graph): readonly Literal[] {
  const extended = links(subject, `${SKOS_XL}prefLabel`).flatMap((label) =>
    literals(subjects.get(label), `${SKOS_XL}literalForm`),
  );
  const choices = [
    literals(subject, `${SKOS}prefLabel`),
    extended,
    literals(subject, `${DCTERMS}title`),
    literals(subject, `${RDFS}label`),
  ];
  return choices.find((choice) => choice.length > 0) ?? [];
}

/** Whether a subject is marked as deprecated. */
export function isDeprecated(subject: Subject): boolean {
  return literals(subject, `${OWL}deprecated`).some(({ text }) => text === "true" || text === "1");
}

/** The members of a collection; those of an ordered collection in order. */
export function membersOf(subject: Subject, { subjects }: Graph): string[] {
  const members = [...links(subject, `${SKOS}member`)];
  const seen = new Set<string>();
  for (let [at] = links(subject, `${SKOS}memberList`); at !== undefined && !seen.has(at);) {
    seen.add(at);
    members.push(...links(subjects.get(at), `${RDF}first`));
    [at] = links(subjects.get(at), `${RDF}rest`);
  }
  return [...new Set(members)];
}
