import { RDF, SKOS } from "../../../namespaces.ts";
import { xmlAttribute, xmlText } from "../../../text.ts";
import { encode, type Chunks } from "../../chunks.ts";
import type { CodesExport } from "../../kinds/codes.ts";
import { type Resource, skosResources, type Statement } from "./resources.ts";

const HEAD = `<?xml version="1.0" encoding="UTF-8"?>
<rdf:RDF xmlns:rdf="${RDF}" xmlns:skos="${SKOS}">
`;

function element(statement: Statement): string {
  const name = `skos:${statement.property}`;
  if ("iri" in statement) return `  <${name} rdf:resource="${xmlAttribute(statement.iri)}"/>\n`;
  const language = statement.language === null ? "" : ` xml:lang="${xmlAttribute(statement.language)}"`;
  return `  <${name}${language}>${xmlText(statement.text)}</${name}>\n`;
}

function block({ iri, type, statements }: Resource): string {
  const elements = statements.map(element).join("");
  return `<skos:${type} rdf:about="${xmlAttribute(iri)}">\n${elements}</skos:${type}>\n`;
}

function* texts(data: CodesExport): Generator<string> {
  yield HEAD;
  for (const resource of skosResources(data)) yield block(resource);
  yield "</rdf:RDF>\n";
}

/** Writes the codes of an export as SKOS in RDF/XML. */
export function writeRdfXml(data: CodesExport): Chunks {
  return encode(texts(data));
}
