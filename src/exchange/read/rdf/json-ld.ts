import { JsonLdParser } from "jsonld-streaming-parser";
import type { ReadContext } from "../context.ts";
import type { SourceFile } from "../decode.ts";
import type { DraftCatalogue } from "../draft.ts";
import { isObject } from "../json/values.ts";
import { ReadError } from "../read-error.ts";
import { baseIri, Graph } from "./graph.ts";
import { pump, rdfError } from "./pump.ts";
import { skosCatalogue } from "./skos-catalogue.ts";

/** With more at once the parser takes longer for each. */
const NODES_AT_ONCE = 100;

/**
 * Reads JSON-LD whose contexts stand in the file; nothing is loaded from anywhere.
 * @param root what the file is as JSON
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
      // The parser wraps it into sentences of its own.
      remote = new ReadError(
        `The file refers to the context ${url}, and nothing is loaded from elsewhere. Put the context into the file.`,
        "@context",
      );
      throw remote;
    },
  };
  try {
    for (const { document, done } of documentsOf(root)) {
      const parser = new JsonLdParser({ baseIRI: baseIri(file.name), documentLoader });
      await pump(parser, [{ text: JSON.stringify(document), done }], graph, context);
    }
  } catch (error) {
    throw remote ?? rdfError(error, "JSON-LD");
  }
  return skosCatalogue(file, graph, context);
}

/** The nodes of a graph in documents of a few, each with the context of all. */
function* documentsOf(root: unknown): Generator<{ document: unknown; done: number }> {
  const nodes: unknown = isObject(root) ? root["@graph"] : root;
  if (!Array.isArray(nodes)) {
    yield { document: root, done: 1 };
    return;
  }
  const context = isObject(root) && "@context" in root ? { "@context": root["@context"] } : {};
  for (let start = 0; start < nodes.length; start += NODES_AT_ONCE) {
    const end = Math.min(start + NODES_AT_ONCE, nodes.length);
    const some: unknown[] = nodes.slice(start, end);
    yield { document: isObject(root) ? { ...context, "@graph": some } : some, done: end / nodes.length };
  }
}
