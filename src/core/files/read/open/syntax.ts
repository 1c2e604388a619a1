import type { Attempt } from "../decode/decode.ts";
import { hasKnownRoot } from "./recognise-xml.ts";

/** A grammar of texts; several formats may share it. */
type Grammar = {
  readonly syntax: "JSON" | "XML" | "Turtle";
  /** The usual names of its files. */
  readonly names: RegExp;
  /** How its texts begin. */
  readonly start: RegExp;
  /** Parses the beginning of a text. The parser is loaded on demand. */
  readonly attempt: (head: string, isWhole: boolean) => Promise<Attempt>;
};

const GRAMMARS: readonly Grammar[] = [
  {
    syntax: "JSON",
    names: /\.json(?:ld)?$/i,
    // Not a class number such as `[L]BA`.
    start: /^(?:\{|\[\s*(?:[[{"\]\d-]|true|false|null))/,
    attempt: async (head, isWhole) =>
      (await import("../formats/json/parse-json.ts")).attemptJson(head, isWhole),
  },
  {
    syntax: "XML",
    names: /\.(?:xml|rdf|owl)$/i,
    // Not the IRI of a statement, such as `<http://…>`.
    start: /^<(?:[?!]|[\p{L}_][\p{L}\d_.-]*(?::[\p{L}_][\p{L}\d_.-]*)?[\s/>])/u,
    attempt: attemptXml,
  },
  {
    syntax: "Turtle",
    names: /\.(?:ttl|turtle|nt|nq|trig|n3)$/i,
    // After comments, a directive or a subject; names with a prefix come after a directive.
    start: /^(?:\s|#[^\r\n]*(?:[\r\n]|$))*(?:$|[@<[({]|_:|(?:prefix|base|version|graph)\s)/i,
    attempt: async (head, isWhole) => (await import("../formats/rdf/turtle.ts")).attemptTurtle(head, isWhole),
  },
];

/** A root element of another format is no mistake; but if its document is cut off, it may be the first statement of Turtle. */
async function attemptXml(head: string, isWhole: boolean): Promise<Attempt> {
  const isWellFormed = (await import("../formats/xml/walk-xml.ts")).isWellFormed(head, isWhole);
  const isKnown = hasKnownRoot(head);
  if (isWellFormed && (isWhole || isKnown)) return "holds";
  return isWellFormed || isKnown ? "mistaken" : "foreign";
}

/**
 * The syntax of a text, whose beginning is parsed. The name of the file and the first characters say which grammars are tried in which order;
 * the first one that holds counts. Otherwise the text is a damaged one of the first grammar that holds up to a mistake, or that the name is
 * that of; else a table, if it looks like one.
 */
export async function findSyntax(
  name: string,
  head: string,
  isWhole: boolean,
): Promise<Grammar["syntax"] | "table" | "unknown"> {
  const named = GRAMMARS.filter(({ names }) => names.test(name));
  const others = GRAMMARS.filter((one) => !named.includes(one) && one.start.test(head));
  const candidates = [...named, ...others];
  let damaged: Grammar | undefined;
  for (const grammar of candidates) {
    const attempt = await grammar.attempt(head, isWhole);
    if (attempt === "holds") return grammar.syntax;
    if (attempt === "mistaken") damaged ??= grammar;
  }
  damaged ??= named[0];
  // The lines of damaged texts may look like a table.
  if (damaged === undefined && (await isTable(name, head))) return "table";
  return (damaged ?? candidates[0])?.syntax ?? "unknown";
}

async function isTable(name: string, head: string): Promise<boolean> {
  return (await import("../formats/table/is-table.ts")).isTable(name, head);
}
