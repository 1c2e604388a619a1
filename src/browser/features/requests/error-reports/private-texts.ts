import { looksLikeGuid } from "#core/text/guid-forms.ts";

/** Shorter texts, such as the symbol of a unit, occur in any sentence. */
const MIN_LENGTH = 3;

const GUID_KEY = /guid/i;

/**
 * Removes texts from a message: those that the values contain (names, GUIDs, search terms), and everything between quotes.
 * @param values what the app has received or stored: JSON values, maps and sets, of any depth
 * @param keepsGuids whether GUIDs stay: texts that look like one, and those of members like `versionGuid`
 */
export function withoutTexts(message: string, values: readonly unknown[], keepsGuids: boolean): string {
  const found = new Set<string>();
  for (const text of textsIn(values, keepsGuids))
    if (text.length >= MIN_LENGTH && message.includes(text) && !(keepsGuids && looksLikeGuid(text)))
      found.add(text);
  let rest = message;
  // A longer text may contain a shorter one.
  for (const text of [...found].toSorted((a, b) => b.length - a.length)) rest = rest.replaceAll(text, "…");
  return withoutQuotes(rest);
}

/** Not an apostrophe. */
const OPENING_QUOTE = /(?<!\w)["'`“‘«]/;
const CLOSING_QUOTES = ['"', "'", "`", "”", "’", "»"];

/** Browsers quote data in their messages. Everything from the first quotation mark to the last one goes, since a quoted text may contain some. */
function withoutQuotes(message: string): string {
  const begin = message.search(OPENING_QUOTE);
  if (begin < 0) return message;
  const end = Math.max(...CLOSING_QUOTES.map((quote) => message.lastIndexOf(quote)));
  return `${message.slice(0, begin)}…${end > begin ? message.slice(end + 1) : ""}`;
}

function* textsIn(values: readonly unknown[], keepsGuids: boolean): Generator<string> {
  const waiting: unknown[] = [...values];
  const visited = new Set<unknown>();
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === "string") yield value;
    if (typeof value !== "object" || value === null || visited.has(value)) continue;
    visited.add(value);
    if (Array.isArray(value) || value instanceof Map || value instanceof Set)
      for (const member of value) waiting.push(member);
    else
      for (const [key, member] of Object.entries(value))
        if (!keepsGuids || !GUID_KEY.test(key)) waiting.push(member);
  }
}
