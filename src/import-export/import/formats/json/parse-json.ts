import { LIMITS } from "../../decode/limits.ts";
import { ReadError, refuseAbove } from "../../report/read-error.ts";
import { repeatedMembers } from "./repeated-members.ts";
import { CLOSE_LIST, CLOSE_OBJECT, COMMA, endOfString, OPEN_LIST, OPEN_OBJECT, QUOTE } from "./tokens.ts";

export type ParsedJson = {
  readonly root: unknown;
  /** The paths, like `Classes[3].Code`, of members that occur again in their object: the last one counts. */
  readonly repeated: readonly string[];
};

/**
 * Parses a JSON text. Its values are counted first, because a few megabytes of brackets would become gigabytes of arrays. Throws a
 * `ReadError` with the position of a syntax error.
 */
export async function parseJson(text: string): Promise<ParsedJson> {
  refuseHostile(text);
  try {
    const root: unknown = JSON.parse(text);
    return { root, repeated: repeatedMembers(text) };
  } catch (error) {
    throw await locate(text, error);
  }
}

function refuseHostile(text: string): void {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at);
    else if (code === COMMA) values += 1;
    else if (code === OPEN_LIST || code === OPEN_OBJECT) {
      depth += 1;
      values += 1;
      if (depth > LIMITS.jsonDepth)
        throw new ReadError(
          `More than ${LIMITS.jsonDepth} nested levels of arrays and objects are not supported.`,
          placeOf(text, at),
        );
    } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) depth -= 1;
  }
  refuseAbove(LIMITS.jsonValues, values, "values");
}

/** JavaScript engines report the position differently or not at all. */
async function locate(text: string, cause: unknown): Promise<ReadError> {
  const { printParseErrorCode, visit } = await import("jsonc-parser");
  let found: { what: string; offset: number } | undefined;
  visit(
    text,
    {
      onError(code, offset) {
        found ??= { what: printParseErrorCode(code), offset };
      },
    },
    { disallowComments: true },
  );
  return new ReadError(
    "The file is not valid JSON from this position on.",
    placeOf(text, found?.offset ?? text.length),
    { cause },
  );
}

function placeOf(text: string, offset: number): string {
  let line = 1;
  let start = 0;
  for (let at = text.indexOf("\n"); at !== -1 && at < offset; at = text.indexOf("\n", at + 1)) {
    line += 1;
    start = at + 1;
  }
  return `line ${line}, column ${offset - start + 1}`;
}
