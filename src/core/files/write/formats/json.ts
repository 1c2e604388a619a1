import { encode, type Chunks } from "../chunks.ts";
import { contentsOf, type ExportData } from "../kinds/kinds.ts";

/** The escape of a lone surrogate, which other parsers reject; its backslash is not escaped itself. */
const LONE_SURROGATE = /(?<!\\)((?:\\\\)*)\\ud[89a-f][\da-f]{2}/g;

/** Serialises a value as JSON, with U+FFFD for lone surrogates. */
export function toJson(value: unknown, indent?: number): string {
  const json = JSON.stringify(value, null, indent);
  return json.includes(String.raw`\ud`) ? json.replaceAll(LONE_SURROGATE, "$1\ufffd") : json;
}

/** The items of an array, one per line. */
export function* jsonItems(items: Iterable<unknown>, indent = ""): Generator<string> {
  let separator = "\n";
  for (const item of items) {
    yield `${separator}${indent}${toJson(item)}`;
    separator = ",\n";
  }
}

function* texts(data: ExportData): Generator<string> {
  const json = contentsOf(data).json();
  if (!isGenerator(json)) {
    yield `${toJson(json, 2)}\n`;
    return;
  }
  yield "[";
  yield* jsonItems(json);
  yield "\n]\n";
}

function isGenerator(json: Generator | Record<string, unknown>): json is Generator {
  return Symbol.iterator in json;
}

/**
 * Writes an export as JSON with the field names of the interface; a list as an array with one item per line, anything else as one object.
 */
export function writeJson(data: ExportData): Chunks {
  return encode(texts(data));
}
