import { SKOS } from "../../../namespaces.ts";
import { encode, type Chunks } from "../../chunks.ts";
import type { CodesExport } from "../../kinds/codes.ts";
import { type Resource, skosResources, type Statement } from "./resources.ts";

const ESCAPES: Readonly<Record<string, string>> = {
  "\\": "\\\\",
  '"': '\\"',
  "\n": "\\n",
  "\r": "\\r",
  "\t": "\\t",
};

function object(statement: Statement): string {
  if ("iri" in statement) return `<${statement.iri}>`;
  const text = statement.text.replaceAll(/[\\"\n\r\t]/g, (character) => ESCAPES[character] ?? "");
  return `"${text}"${statement.language === null ? "" : `@${statement.language}`}`;
}

function block({ iri, type, statements }: Resource): string {
  const lines = statements.map((statement) => ` ;\n  skos:${statement.property} ${object(statement)}`);
  return `\n<${iri}> a skos:${type}${lines.join("")} .\n`;
}

function* texts(data: CodesExport): Generator<string> {
  yield `@prefix skos: <${SKOS}> .\n`;
  for (const resource of skosResources(data)) yield block(resource);
}

/** Writes the codes of an export as SKOS in Turtle. */
export function writeTurtle(data: CodesExport): Chunks {
  return encode(texts(data));
}
