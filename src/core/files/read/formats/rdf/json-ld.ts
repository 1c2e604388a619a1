import { JsonLdParser } from "jsonld-streaming-parser";
import { isObject } from "#core/lib/json.ts";
import { text, type Text } from "#core/text/messages/text.ts";
import type { ReadContext } from "../../build/context.ts";
import type { DraftCatalogue } from "../../build/draft.ts";
import type { SourceFile } from "../../decode/decode.ts";
import { ReadError } from "../../report/read-error.ts";
import { baseIri, Graph } from "./graph.ts";
import { pump, rdfError } from "./pump.ts";
import { skosCatalogue } from "./skos-catalogue.ts";

/** With larger documents the parser gets slower per node. */
const NODES_AT_ONCE = 100;

/**
 * Reads JSON-LD with embedded contexts; nothing is loaded from a network.
 * @param root the parsed JSON
 */
export async function readJsonLd(
  file: SourceFile,
  root: unknown,
  context: ReadContext,
): Promise<DraftCatalogue> {
  const graph = new Graph(context);
  let remote: ReadError | undefined;
  const documentLoader = {
    load(url: string): never {
      // Kept here, since the parser wraps errors in its own messages.
      remote = new ReadError(text("skosReader.remoteContext", { context: url }), "@context");
      throw remote;
    },
  };
  let where: Text | null = null;
  try {
    for (const { document, done, nodes } of documentsOf(root)) {
      where = nodes;
      const parser = new JsonLdParser({ baseIRI: baseIri(file.name), documentLoader });
      await pump(parser, [{ text: JSON.stringify(document), done }], graph, context);
    }
  } catch (error) {
    throw remote ?? rdfError(error, "JSON-LD", where);
  }
  return skosCatalogue(file, graph, context);
}

type Document = {
  readonly document: unknown;
  readonly done: number;
  /** The location of its nodes. */
  readonly nodes: Text | null;
};

/** Splits the nodes of a graph into small documents, each with the shared context. */
function* documentsOf(root: unknown): Generator<Document> {
  const nodes: unknown = isObject(root) ? root["@graph"] : root;
  if (!Array.isArray(nodes)) {
    yield { document: root, done: 1, nodes: null };
    return;
  }
  const context = isObject(root) && "@context" in root ? { "@context": root["@context"] } : {};
  for (let start = 0; start < nodes.length; start += NODES_AT_ONCE) {
    const end = Math.min(start + NODES_AT_ONCE, nodes.length);
    const some: unknown[] = nodes.slice(start, end);
    yield {
      document: isObject(root) ? { ...context, "@graph": some } : some,
      done: end / nodes.length,
      nodes: text("places.range", {
        first: `${isObject(root) ? "@graph" : ""}[${start}]`,
        last: `[${end - 1}]`,
      }),
    };
  }
}
