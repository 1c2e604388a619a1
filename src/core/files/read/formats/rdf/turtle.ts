import { StreamParser } from "n3";
import { text } from "#core/text/messages/text.ts";
import type { ReadContext } from "../../build/context.ts";
import type { DraftCatalogue } from "../../build/draft.ts";
import { type Attempt, decodeChunks, type SourceFile, type TextChunk } from "../../decode/decode.ts";
import { LIMITS } from "../../decode/limits.ts";
import { ReadError } from "../../report/read-error.ts";
import { baseIri, Graph } from "./graph.ts";
import { pump, rdfError } from "./pump.ts";
import { skosCatalogue } from "./skos-catalogue.ts";

/** Reads Turtle, N-Triples, and the other formats of the parser (TriG and N-Quads, whose graph names are ignored). */
export async function readTurtle(file: SourceFile, context: ReadContext): Promise<DraftCatalogue> {
  const graph = new Graph(context);
  try {
    const parser = new StreamParser({ baseIRI: baseIri(file.name) });
    await pump(parser, withStatements(decodeChunks(file.bytes), graph), graph, context);
  } catch (error) {
    throw rdfError(error, "Turtle");
  }
  return skosCatalogue(file, graph, context);
}

/** Passes chunks on as long as they produce statements. */
function* withStatements(chunks: Iterable<TextChunk>, graph: Graph): Generator<TextChunk> {
  let count = 0;
  let characters = 0;
  for (const chunk of chunks) {
    yield chunk;
    characters = graph.count === count ? characters + chunk.text.length : 0;
    count = graph.count;
    if (characters > LIMITS.charactersWithoutStatement)
      throw new ReadError(text("skosReader.statementTooLong"));
  }
}

/** Whether the beginning of a text is Turtle. A statement that is cut off is no mistake. */
export async function attemptTurtle(head: string, isWhole: boolean): Promise<Attempt> {
  const parser = new StreamParser({ baseIRI: baseIri("") });
  let count = 0;
  const note = (): void => {
    count += 1;
  };
  parser.on("prefix", note);
  parser.on("data", note);
  try {
    await new Promise<void>((resolve, reject) => {
      parser.on("error", reject);
      parser.on("end", resolve);
      if (isWhole) parser.end(head);
      else parser.write(head, () => resolve());
    });
    return count > 0 ? "holds" : "foreign";
  } catch {
    return count > 0 ? "mistaken" : "foreign";
  } finally {
    parser.destroy();
  }
}
