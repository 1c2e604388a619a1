import { type JSONPath, visit } from "jsonc-parser";
import { text as sentence, type Text } from "#core/text/messages/text.ts";
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
  const { repeated, error } = scan(text);
  try {
    const root: unknown = JSON.parse(text);
    return { root, repeated };
  } catch (cause) {
    throw new ReadError(sentence("jsonReader.invalid"), error, { cause });
  }
}

/** The repeated members of a JSON text, and the location of its first syntax error. */
function scan(text: string): { repeated: string[]; error: Text | null } {
  const repeated: string[] = [];
  /** The names of the members so far; null for an array. */
  const open: (Set<string> | null)[] = [];
  let values = 0;
  let error: Text | null = null;
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
        const names = open.at(-1);
        if (names?.has(name) === true && repeated.length < LIMITS.notes)
          repeated.push(pathText([...path(), name]));
        names?.add(name);
      },
      onSeparator(character) {
        if (character === ",") values += 1;
        refuseAbove(LIMITS.jsonValues, values, "values");
      },
      onError(_code, _offset, _length, line, character) {
        error ??= location(line, character);
      },
    },
    { disallowComments: true },
  );
  return { repeated, error };
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
