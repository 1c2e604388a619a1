import { text as sentence, type Text } from "#core/text/messages/text.ts";
import type { ReadContext } from "../../build/context.ts";
import type { TextChunk } from "../../decode/decode.ts";
import { ReadError } from "../../report/read-error.ts";
import type { Graph, Statement } from "./graph.ts";
import { rdfProblem } from "./rdf-problem.ts";

/** A streaming parser from text to statements, like the libraries for JSON-LD and RDF/XML. */
type StatementStream = {
  on(event: "data", listener: (statement: Statement) => void): unknown;
  on(event: "error", listener: (error: unknown) => void): unknown;
  on(event: "end", listener: () => void): unknown;
  write(text: string, done: () => void): unknown;
  end(): unknown;
  destroy(): unknown;
};

/** Feeds a text to a parser chunk by chunk, and adds the statements to the graph. Rejects with the parser's error. */
export async function pump(
  parser: StatementStream,
  chunks: Iterable<TextChunk>,
  graph: Graph,
  context: ReadContext,
): Promise<void> {
  const ended = new Promise<void>((resolve, reject) => {
    parser.on("data", (statement) => {
      try {
        graph.add(statement);
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
        parser.destroy();
      }
    });
    parser.on("error", reject);
    parser.on("end", resolve);
  });
  // Only one of the two promises is awaited below; this handles a rejection of the other.
  ended.catch(() => {});
  try {
    await Promise.race([ended, feed(parser, chunks, context)]);
    parser.end();
    await ended;
  } finally {
    parser.destroy();
  }
}

async function feed(
  parser: StatementStream,
  chunks: Iterable<TextChunk>,
  context: ReadContext,
): Promise<void> {
  for (const { text, done } of chunks) {
    await new Promise<void>((resolve) => {
      parser.write(text, () => resolve());
    });
    await context.pause(0.7 * done);
  }
}

/** Converts a parser's error to a sentence with the location; other errors are returned unchanged. */
export function rdfError(error: unknown, format: string, where: Text | null = null): unknown {
  if (!(error instanceof Error) || error instanceof ReadError || error.name === "AbortError") return error;
  if (error.cause instanceof ReadError) return error.cause;
  const [, line] = /\bline:? (\d+)/i.exec(error.message) ?? /^(\d+):\d+: /.exec(error.message) ?? [];
  const message = error.message.replace(/^Line \d+ column \d+: | on line \d+/, "").replace(/\.$/, "");
  return new ReadError(
    sentence("skosReader.invalid", { format, problem: rdfProblem(message) }),
    line === undefined ? where : sentence("places.line", { line }),
    { cause: error },
  );
}
