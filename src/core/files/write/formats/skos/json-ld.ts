import { SKOS } from "../../../namespaces.ts";
import { encode, type Chunks } from "../../chunks.ts";
import type { CodesExport } from "../../kinds/codes.ts";
import { jsonItems, toJson } from "../json.ts";
import { type Resource, skosResources } from "./resources.ts";

const TEXTS = ["notation", "prefLabel", "altLabel", "definition"];
const LINKS = ["inScheme", "topConceptOf", "hasTopConcept", "broader", "narrower"];

/** Embedded, so that parsers need not load it. */
const CONTEXT = {
  skos: SKOS,
  id: "@id",
  type: "@type",
  ConceptScheme: "skos:ConceptScheme",
  Concept: "skos:Concept",
  ...Object.fromEntries(TEXTS.map((term) => [term, `skos:${term}`])),
  ...Object.fromEntries(LINKS.map((term) => [term, { "@id": `skos:${term}`, "@type": "@id" }])),
};

function node({ iri, type, statements }: Resource): Record<string, unknown> {
  const members = Map.groupBy(statements, ({ property }) => property);
  const values = [...members].map(([property, same]): [string, unknown] => [
    property,
    same.map((statement) => {
      if ("iri" in statement) return statement.iri;
      const { text, language } = statement;
      return language === null ? text : { "@value": text, "@language": language };
    }),
  ]);
  return { id: iri, type, ...Object.fromEntries<unknown>(values) };
}

function* nodes(data: CodesExport): Generator {
  for (const resource of skosResources(data)) yield node(resource);
}

function* texts(data: CodesExport): Generator<string> {
  yield `{"@context":${toJson(CONTEXT)},\n"@graph":[`;
  yield* jsonItems(nodes(data));
  yield "\n]}\n";
}

/** Writes the codes of an export as SKOS in JSON-LD, with an embedded context. */
export function writeJsonLd(data: CodesExport): Chunks {
  return encode(texts(data));
}
