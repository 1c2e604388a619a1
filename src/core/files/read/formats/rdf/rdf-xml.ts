import { RdfXmlParser } from "rdfxml-streaming-parser";
import type { ReadContext } from "../../build/context.ts";
import type { DraftCatalogue } from "../../build/draft.ts";
import type { SourceFile } from "../../decode/decode.ts";
import { walkXml, xmlChunks } from "../xml/walk-xml.ts";
import { baseIri, Graph } from "./graph.ts";
import { pump, rdfError } from "./pump.ts";
import { skosCatalogue } from "./skos-catalogue.ts";

/** Reads RDF/XML. The file is checked first, because the parser limits neither depth nor entities. */
export async function readRdfXml(file: SourceFile, context: ReadContext): Promise<DraftCatalogue> {
  await walkXml(file, {}, context, 0.2);
  const graph = new Graph(context);
  const parser = new RdfXmlParser({ baseIRI: baseIri(file.name), trackPosition: true });
  try {
    await pump(parser, xmlChunks(file), graph, context);
  } catch (error) {
    throw rdfError(error, "RDF/XML");
  }
  return skosCatalogue(file, graph, context);
}
