import { DCTERMS, OWL, RDF, RDFS, SKOS, SKOS_XL } from "../../../namespaces.ts";
import { type Graph, type Literal, push, type Subject } from "./graph.ts";

/** The concepts, concept schemes and collections of a graph by IRI, in the order of the file. */
export type SkosResources = {
  readonly schemes: ReadonlyMap<string, Subject>;
  readonly concepts: ReadonlyMap<string, Subject>;
  readonly collections: ReadonlyMap<string, Subject>;
};

const NOTHING: Subject = { links: new Map(), literals: new Map() };
const [SUBCLASS_OF, NIL] = [`${RDFS}subClassOf`, `${RDF}nil`];
const [BROADER, NARROWER, IN_SCHEME, TOP_CONCEPT_OF, HAS_TOP_CONCEPT] = [
  `${SKOS}broader`,
  `${SKOS}narrower`,
  `${SKOS}inScheme`,
  `${SKOS}topConceptOf`,
  `${SKOS}hasTopConcept`,
] as const;
const OF_CONCEPTS = [BROADER, NARROWER, IN_SCHEME, TOP_CONCEPT_OF, `${SKOS}notation`];
const TO_CONCEPTS_AND_SCHEMES = [BROADER, NARROWER, IN_SCHEME, TOP_CONCEPT_OF, HAS_TOP_CONCEPT];

/**
 * Classifies the subjects of a graph. Anything with a parent, a child or a scheme is a concept, even if its type is custom; anything that a
 * concept names as its scheme is one, even without statements of its own. `hasTopConcept` says the same as `topConceptOf` of the concept,
 * and a list the same as its items.
 */
export function skosResources(graph: Graph): SkosResources {
  const { subjects } = graph;
  const roles = rolesOfClasses(graph);
  for (const [iri, subject] of subjects) {
    expandLists(subject, graph);
    for (const top of links(subject, HAS_TOP_CONCEPT)) addLink(subjects.get(top), TOP_CONCEPT_OF, iri);
  }
  // A subject of which nothing but its place is known is not in the file; the other side of the relation says so.
  const isKnown = ({ links: own, literals: texts }: Subject): boolean =>
    texts.size > 0 || [...own.keys()].some((property) => property !== BROADER && property !== NARROWER);
  for (const [iri, subject] of subjects) {
    if (isKnown(subject)) continue;
    for (const child of links(subject, NARROWER)) addLink(subjects.get(child), BROADER, iri);
    for (const parent of links(subject, BROADER)) addLink(subjects.get(parent), NARROWER, iri);
  }
  const schemes = new Map<string, Subject>();
  const concepts = new Map<string, Subject>();
  const collections = new Map<string, Subject>();
  const others = new Set<string>();
  for (const [iri, subject] of subjects) {
    const own = new Set(links(subject, `${RDF}type`).map((type) => roles.get(type)));
    if (own.has("scheme")) schemes.set(iri, subject);
    else if (own.has("collection")) collections.set(iri, subject);
    else if (own.has("concept")) concepts.set(iri, subject);
    else if (own.has("part") || isPart(subject) || !isKnown(subject)) others.add(iri);
    else if (OF_CONCEPTS.some((one) => has(subject, one))) concepts.set(iri, subject);
  }
  // Items added to a map during iteration are visited too.
  for (const subject of concepts.values())
    for (const iri of [...links(subject, BROADER), ...links(subject, NARROWER)]) {
      const other = subjects.get(iri);
      if (other !== undefined && !schemes.has(iri) && !collections.has(iri) && !others.has(iri))
        concepts.set(iri, other);
    }
  for (const subject of concepts.values())
    for (const iri of schemesOf(subject))
      if (!schemes.has(iri) && !concepts.has(iri)) schemes.set(iri, subjects.get(iri) ?? NOTHING);
  return { schemes, concepts, collections };
}

/** What the resources of a class are; `part`: a label or an item of a list. */
type Role = "scheme" | "collection" | "concept" | "part";

const ROLES: readonly (readonly [type: string, role: Role])[] = [
  [`${SKOS}ConceptScheme`, "scheme"],
  [`${SKOS}Collection`, "collection"],
  [`${SKOS}OrderedCollection`, "collection"],
  [`${SKOS}Concept`, "concept"],
  [`${SKOS_XL}Label`, "part"],
  [`${RDF}List`, "part"],
];

/** The roles of the classes of SKOS, and of the classes that the file derives from them. */
function rolesOfClasses(graph: Graph): ReadonlyMap<string, Role> {
  const subclasses = new Map<string, string[]>();
  for (const [iri, subject] of graph.subjects)
    for (const parent of links(subject, SUBCLASS_OF)) push(subclasses, parent, iri);
  const roles = new Map(ROLES);
  // Items added to a map during iteration are visited too.
  for (const [type, role] of roles)
    for (const one of subclasses.get(type) ?? []) if (!roles.has(one)) roles.set(one, role);
  for (const [parent, { length }] of subclasses)
    if (!roles.has(parent)) graph.countOther(SUBCLASS_OF, length);
  return roles;
}

function isPart(subject: Subject): boolean {
  return has(subject, `${RDF}first`) || has(subject, `${SKOS_XL}literalForm`);
}

/** Replaces the lists to which a subject links by their items, as some contexts of JSON-LD write several concepts. */
function expandLists(subject: Subject, { subjects }: Graph): void {
  for (const property of TO_CONCEPTS_AND_SCHEMES) {
    const targets = links(subject, property);
    if (targets.some((target) => target === NIL || subjects.get(target)?.links.has(`${RDF}rest`) === true))
      subject.links.set(
        property,
        targets.flatMap((target) => itemsOf(target, subjects) ?? [target]),
      );
  }
}

/** The items of a list; undefined for another resource. */
function itemsOf(start: string, subjects: ReadonlyMap<string, Subject>): string[] | undefined {
  const items: string[] = [];
  const seen = new Set<string>();
  for (let at: string | undefined = start; at !== undefined && at !== NIL && !seen.has(at);) {
    const node = subjects.get(at);
    if (node?.links.has(`${RDF}rest`) !== true) return at === start ? undefined : items;
    seen.add(at);
    for (const item of links(node, `${RDF}first`)) items.push(item);
    [at] = links(node, `${RDF}rest`);
  }
  return items;
}

function addLink(subject: Subject | undefined, property: string, target: string): void {
  if (subject !== undefined) push(subject.links, property, target);
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
export function labelsOf(subject: Subject, graph: Graph): readonly Literal[] {
  const choices = [
    preferredLabels(subject, graph),
    literals(subject, `${DCTERMS}title`),
    literals(subject, `${RDFS}label`),
  ];
  return choices.find((choice) => choice.length > 0) ?? [];
}

function preferredLabels(subject: Subject, { subjects }: Graph): readonly Literal[] {
  const plain = literals(subject, `${SKOS}prefLabel`);
  if (plain.length > 0) return plain;
  return links(subject, `${SKOS_XL}prefLabel`).flatMap((label) =>
    literals(subjects.get(label), `${SKOS_XL}literalForm`),
  );
}

/** Whether a subject is marked as deprecated. */
export function isDeprecated(subject: Subject): boolean {
  return literals(subject, `${OWL}deprecated`).some(({ text }) => text === "true" || text === "1");
}

/** The members of a collection; those of an ordered collection in order. */
export function membersOf(subject: Subject, { subjects }: Graph): string[] {
  const ordered = links(subject, `${SKOS}memberList`).flatMap((list) => itemsOf(list, subjects) ?? []);
  return [...new Set([...links(subject, `${SKOS}member`), ...ordered])];
}

/** The names of the subjects with a preferred label that are nothing of SKOS, by IRI. */
export function unknownSubjects(graph: Graph, { schemes, concepts, collections }: SkosResources) {
  const unknown = new Map<string, string>();
  for (const [iri, subject] of graph.subjects) {
    if (concepts.has(iri) || schemes.has(iri) || collections.has(iri)) continue;
    const [label] = preferredLabels(subject, graph);
    if (label !== undefined) unknown.set(iri, label.text);
  }
  return unknown;
}
