import { type JSONPath, visit } from "jsonc-parser";
import { text as sentence, type Text } from "#core/text/messages/text.ts";
import type { Attempt } from "../../decode/decode.ts";
import { LIMITS } from "../../decode/limits.ts";
import { ReadError, refuseAbove } from "../../report/read-error.ts";

export type ParsedJson = {
  readonly root: unknown;
  /** The paths, like `Classes[3].Code`, of members that occur again in their object: the last one counts. */
  readonly repeated: readonly string[];
};

/**
 * Parses a JSON text. Its values are counted first, because a few megabytes of brackets would become gigabytes of arrays; and its repeated
 * members are found, which `JSON.parse` drops silently. Throws a `ReadError` with the position of a syntax error.
 */
export function parseJson(text: string): ParsedJson {
  const { repeated, mistake } = scan(text);
  try {
    const root: unknown = JSON.parse(text);
    return { root, repeated };
  } catch (cause) {
    throw new ReadError(sentence("jsonReader.invalid"), mistake?.where, { cause });
  }
}

/** Whether the beginning of a text is JSON. A value that is cut off is no mistake. */
export function attemptJson(head: string, isWhole: boolean): Attempt {
  try {
    const { mistake, hasMembers } = scan(head);
    if (mistake === null || (!isWhole && mistake.end >= head.length)) return "holds";
    return hasMembers ? "mistaken" : "foreign";
  } catch {
    // Too many or too deep values.
    return "holds";
  }
}

type Scan = {
  /** The paths of repeated members. */
  readonly repeated: string[];
  readonly hasMembers: boolean;
  /** The location of the first syntax error, and the end of what is wrong. */
  readonly mistake: { readonly where: Text; readonly end: number } | null;
};

function scan(text: string): Scan {
  const repeated: string[] = [];
  /** The names of the members so far; null for an array. */
  const open: (Set<string> | null)[] = [];
  let values = 0;
  let hasMembers = false;
  let mistake: Scan["mistake"] = null;
  const begin = (names: Set<string> | null, line: number, character: number): void => {
    open.push(names);
    values += 1;
    if (open.length > LIMITS.jsonDepth)
      throw new ReadError(
        sentence("jsonReader.tooDeep", { levels: LIMITS.jsonDepth }),
        location(line, character),
      );
  };
  const end = (): void => void open.pop();
  visit(
    text,
    {
      onObjectBegin: (_offset, _length, line, character) => begin(new Set(), line, character),
      onArrayBegin: (_offset, _length, line, character) => begin(null, line, character),
      onObjectEnd: end,
      onArrayEnd: end,
      onObjectProperty(name, _offset, _length, _line, _character, path) {
        hasMembers = true;
        const names = open.at(-1);
        if (names?.has(name) === true && repeated.length < LIMITS.notes)
          repeated.push(pathText([...path(), name]));
        names?.add(name);
      },
      onSeparator(character) {
        if (character === ",") values += 1;
        refuseAbove(LIMITS.jsonValues, values, "values");
      },
      onError(_code, offset, length, line, character) {
        mistake ??= { where: location(line, character), end: offset + length };
      },
    },
    { disallowComments: true },
  );
  return { repeated, hasMembers, mistake };
}

function location(line: number, character: number): Text {
  return sentence("places.lineAndColumn", { line: String(line + 1), column: String(character + 1) });
}

function pathText(path: JSONPath): string {
  return path
    .map((segment) => (typeof segment === "number" ? `[${segment}]` : `.${segment}`))
    .join("")
    .replace(/^\./, "");
}
