import { LIMITS } from "../../decode/limits.ts";
import {
  CLOSE_LIST,
  CLOSE_OBJECT,
  COLON,
  COMMA,
  endOfString,
  OPEN_LIST,
  OPEN_OBJECT,
  QUOTE,
} from "./tokens.ts";

/** An object or array that is open: the names of an object so far, and the name or index of its present member. */
type Open = { readonly names: Set<string> | null; at: string; index: number };

/** The paths of members that occur again in their object, in a valid JSON text; `JSON.parse` keeps the last one without a word. */
export function repeatedMembers(text: string): string[] {
  const repeated: string[] = [];
  const open: Open[] = [];
  let string = { start: 0, end: 0 };
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const inner = open.at(-1);
    if (code === QUOTE) {
      string = { start: at, end: endOfString(text, at) };
      at = string.end;
    } else if (code === OPEN_OBJECT) open.push({ names: new Set(), at: "", index: 0 });
    else if (code === OPEN_LIST) open.push({ names: null, at: "", index: 0 });
    else if (code === CLOSE_OBJECT || code === CLOSE_LIST) open.pop();
    else if (code === COMMA && inner !== undefined) inner.index += 1;
    else if (code === COLON && inner?.names) {
      inner.at = String(JSON.parse(text.slice(string.start, string.end + 1)));
      if (inner.names.has(inner.at) && repeated.length < LIMITS.notes) repeated.push(pathOf(open));
      inner.names.add(inner.at);
    }
  }
  return repeated;
}

function pathOf(open: readonly Open[]): string {
  return open
    .map(({ names, at, index }) => (names === null ? `[${index}]` : `.${at}`))
    .join("")
    .replace(/^\./, "");
}
