import { LIMITS } from "../../decode/limits.ts";
import { ReadError, refuseAbove } from "../../report/read-error.ts";

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Parses a JSON text. Its values are counted first, because a few megabytes of brackets would become gigabytes of arrays. Throws a
 * `ReadError` with the position of a syntax error.
 */
export async function parseJson(text: string): Promise<unknown> {
  refuseHostile(text);
  try {
    const parsed: unknown = JSON.parse(text);
    return parsed;
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

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === BACKSLASH) at += 1;
    else if (code === QUOTE) return at;
  }
  return text.length;
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
