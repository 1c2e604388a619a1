/** The most characters of a text from outside that a message contains. */
const MOST = 100;
const HEAD = 60;

/**
 * A text from outside, such as a name in a file, as a message contains it: a long one is cut in its middle, since both its beginning and its
 * end help to find it.
 */
export function quoted(text: string): string {
  return isLong(text) ? `${startOf(text, HEAD)}…${endOf(text, MOST - HEAD - 1)}` : text;
}

/** Whether a text from outside is too long to be quoted as a whole. */
export function isLong(text: string): boolean {
  return text.length > MOST;
}

/** The first characters, without half of one. */
function startOf(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, "");
}

/** The last characters, without half of one. */
function endOf(text: string, length: number): string {
  return text.slice(text.length - length).replace(/^[\uDC00-\uDFFF]/, "");
}
