import { parsedJson } from "#core/lib/json.ts";

/**
 * The value of a JSON text of which only the beginning was received: an unfinished string ends in '…', what else is unfinished is left out.
 * Undefined if the text is not the beginning of JSON.
 */
export function parseCutJson(text: string): unknown {
  const { close, end, lastComma, isInString } = scan(text);
  const whole = isInString ? `${text.slice(0, end)}…"${close}` : text + close;
  return parsedJson(whole) ?? parsedJson(text.slice(0, lastComma) + scan(text.slice(0, lastComma)).close);
}

/** What would close the text, whether it ends in a string, where it ends without half an escape, and where its last member ends. */
function scan(text: string) {
  const open: string[] = [];
  let isInString = false;
  let lastComma = 0;
  let end = text.length;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (isInString) {
      if (character === "\\") {
        const next = at + (text[at + 1] === "u" ? 5 : 1);
        if (next >= text.length) end = at;
        at = next;
      } else if (character === '"') isInString = false;
    } else if (character === '"') isInString = true;
    else if (character === "{") open.push("}");
    else if (character === "[") open.push("]");
    else if (character === "}" || character === "]") open.pop();
    else if (character === ",") lastComma = at;
  }
  return { close: open.toReversed().join(""), end, lastComma, isInString };
}
