import { DC, DCTERMS, OWL, RDF, RDFS, SKOS, SKOS_XL } from "../../../namespaces.ts";
import type { ReadContext } from "../../build/context.ts";
import { LIMITS } from "../../decode/limits.ts";
import { refuseAbove } from "../../report/read-error.ts";

/** The properties that are kept; others are only counted, so that large files fit into memory. */
const KEPT: ReadonlySet<string> = new Set([
  `${RDF}type`,
  `${RDF}first`,
  `${RDF}rest`,
  `${RDF}value`,
  `${RDFS}label`,
  `${RDFS}subClassOf`,
  `${OWL}deprecated`,
  `${OWL}versionInfo`,
  `${DCTERMS}title`,
  `${DC}title`,
  `${SKOS_XL}prefLabel`,
  `${SKOS_XL}literalForm`,
  ...[
    "prefLabel",
    "notation",
    "definition",
    "broader",
    "narrower",
    "inScheme",
    "topConceptOf",
    "hasTopConcept",
    "member",
    "memberList",
  ].map((name) => SKOS + name),
]);

export type Literal = { readonly text: string; readonly language: string };

/** The properties of a subject: resources by IRI (or blank node), and texts. */
export type Subject = {
  readonly links: Map<string, string[]>;
  readonly literals: Map<string, Literal[]>;
};

/** The part of an RDF/JS term that is used here. */
export type Term = {
  readonly termType: string;
  readonly value: string;
  readonly language?: string;
};

export type Statement = { readonly subject: Term; readonly predicate: Term; readonly object: Term };

/** The statements about concepts in a file, by subject, in the order of the file. */
export class Graph {
  readonly subjects = new Map<string, Subject>();
  /** The number of statements that are not read, by property. */
  readonly others = new Map<string, number>();
  readonly #context: ReadContext;
  readonly #blankNodes = new Map<string, string>();
  /** The total number of statements. */
  count = 0;

  constructor(context: ReadContext) {
    this.#context = context;
  }

  add({ subject, predicate, object }: Statement): void {
    this.count += 1;
    refuseAbove(LIMITS.triples, this.count, "statements");
    const property = predicate.value === `${DC}title` ? `${DCTERMS}title` : predicate.value;
    if (!KEPT.has(property)) {
      this.countOther(property);
      return;
    }
    const about = this.#subject(this.#nameOf(subject));
    if (object.termType === "Literal") {
      const text = this.#context.text(object.value, subject.value);
      if (text === undefined) return;
      push(about.literals, property, { text, language: object.language ?? "" });
    } else push(about.links, property, this.#nameOf(object));
  }

  /** Counts statements that are not read. */
  countOther(property: string, count = 1): void {
    if (this.others.size < 1000 || this.others.has(property))
      this.others.set(property, (this.others.get(property) ?? 0) + count);
  }

  /** Blank nodes are numbered in order, because parsers name them differently each time. */
  #nameOf({ termType, value }: Term): string {
    if (termType !== "BlankNode") return value;
    const name = this.#blankNodes.get(value) ?? `_:${this.#blankNodes.size + 1}`;
    this.#blankNodes.set(value, name);
    return name;
  }

  #subject(name: string): Subject {
    let subject = this.subjects.get(name);
    if (subject === undefined) {
      refuseAbove(2 * LIMITS.concepts, this.subjects.size, "subjects");
      subject = { links: new Map(), literals: new Map() };
      this.subjects.set(name, subject);
    }
    return subject;
  }
}

/** Adds a value to the list of a key. */
export function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

/** A stable base IRI for the relative IRIs in a file. */
export function baseIri(fileName: string): string {
  return `https://file.invalid/${encodeURIComponent(fileName.toWellFormed())}`;
}
