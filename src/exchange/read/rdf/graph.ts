import type { ReadContext } from "../context.ts";
import { LIMITS } from "../limits.ts";
import { refuseAbove } from "../read-error.ts";

export const RDF = "http://www.w3.org/1999/02/22-rdf-syntax-ns#";
export const RDFS = "http://www.w3.org/2000/01/rdf-schema#";
export const OWL = "http://www.w3.org/2002/07/owl#";
export const SKOS = "http://www.w3.org/2004/02/skos/core#";
export const SKOS_XL = "http://www.w3.org/2008/05/skos-xl#";
export const DCTERMS = "http://purl.org/dc/terms/";
const DC = "http://purl.org/dc/elements/1.1/";

/** What is kept of a file's statements; everything else is counted and forgotten, so that large files fit into the memory. */
const KEPT: ReadonlySet<string> = new Set([
  `${RDF}type`,
  `${RDF}first`,
  `${RDF}rest`,
  `${RDFS}label`,
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

export type Literal = { readonly text: string; readonly language: string; readonly datatype: string };

/** What a subject has: resources by IRI (or name of a blank node), and texts. */
export type Subject = {
  readonly links: Map<string, string[]>;
  readonly literals: Map<string, Literal[]>;
};

/** A term as the RDF/JS libraries have it, as far as it matters here. */
export type Term = {
  readonly termType: string;
  readonly value: string;
  readonly language?: string;
  readonly datatype?: { readonly value: string };
};

export type Statement = { readonly subject: Term; readonly predicate: Term; readonly object: Term };

/** The statements of a file that say something about concepts, by subject, in the order of the file. */
export class Graph {
  readonly subjects = new Map<string, Subject>();
  /** How often which other property was stated. */
  readonly others = new Map<string, number>();
  readonly #context: ReadContext;
  readonly #blankNodes = new Map<string, string>();
  /** How many statements there were. */
  count = 0;

  constructor(context: ReadContext) {
    this.#context = context;
  }

  add({ subject, predicate, object }: Statement): void {
    this.count += 1;
    refuseAbove(LIMITS.triples, this.count, "statements");
    const property = predicate.value === `${DC}title` ? `${DCTERMS}title` : predicate.value;
    if (!KEPT.has(property)) {
      if (this.others.size < 1000 || this.others.has(property))
        this.others.set(property, (this.others.get(property) ?? 0) + 1);
      return;
    }
    const about = this.#subject(this.#nameOf(subject));
    if (object.termType === "Literal") {
      const text = this.#context.text(object.value, subject.value);
      if (text === undefined) return;
      const { language = "", datatype } = object;
      push(about.literals, property, { text, language, datatype: datatype?.value ?? "" });
    } else push(about.links, property, this.#nameOf(object));
  }

  /** Blank nodes are numbered as they come, because parsers name them differently each time. */
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

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

/** The IRI that relative ones in a file are seen from: the same whenever it is read. */
export function baseIri(fileName: string): string {
  return `https://file.invalid/${encodeURIComponent(fileName.toWellFormed())}`;
}
