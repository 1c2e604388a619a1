import { SaxesParser, type SaxesTagNS } from "@rubensworks/saxes";
import { type IActiveTag, RdfXmlParser } from "rdfxml-streaming-parser";
import { RDF } from "../../../namespaces.ts";
import type { ReadContext } from "../../build/context.ts";
import type { DraftCatalogue } from "../../build/draft.ts";
import type { SourceFile } from "../../decode/decode.ts";
import { entitiesOf } from "../xml/entities.ts";
import { walkXml, xmlChunks } from "../xml/walk-xml.ts";
import { baseIri, Graph } from "./graph.ts";
import { pump, rdfError } from "./pump.ts";
import { skosCatalogue } from "./skos-catalogue.ts";

/** Reads RDF/XML. The file is checked first, because the parser limits neither depth nor entities. */
export async function readRdfXml(file: SourceFile, context: ReadContext): Promise<DraftCatalogue> {
  await walkXml(file, {}, context, 0.2);
  const graph = new Graph(context);
  const parser = new Parser({ baseIRI: baseIri(file.name), trackPosition: true });
  try {
    await pump(parser, xmlChunks(file), graph, context);
  } catch (error) {
    throw rdfError(error, "RDF/XML");
  }
  return skosCatalogue(file, graph, context);
}

/** The parser of RDF/XML, with what it lacks. */
class Parser extends RdfXmlParser {
  /** A root element other than `rdf:RDF` is a node, whose identifier is only read below a parent. */
  protected override onTagResource(
    tag: SaxesTagNS,
    active: IActiveTag,
    parent: IActiveTag,
    isRoot: boolean,
  ): void {
    const isNode = isRoot && (tag.uri !== RDF || tag.local !== "RDF");
    super.onTagResource(tag, active, isNode ? {} : parent, isRoot);
  }

  /** Entities may contain references to characters. */
  protected override onDoctype(doctype: string): void {
    const parser: unknown = this["saxParser"];
    if (parser instanceof SaxesParser)
      for (const [name, value] of entitiesOf(doctype)) parser.ENTITIES[name] = value;
  }
}
