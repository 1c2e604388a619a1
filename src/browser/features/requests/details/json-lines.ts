/** Longer lines are split, since browsers render them slowly. */
const MAX_LENGTH = 1000;
const MAX_INDENT = 40;
/** The number of characters to read between checks of the time. */
const STRETCH = 2 ** 15;

const QUOTE = 34;
const COMMA = 44;
const BACKSLASH = 92;
const OPENING = new Set([91, 123]);
const CLOSING = new Set([93, 125]);
const SPACE = new Set([9, 10, 13, 32]);

/**
 * The lines of a JSON text, formatted with one member per line and found incrementally. Only the start of each line is stored; the text is
 * neither parsed nor copied, so that numbers keep their spelling and invalid JSON is shown unchanged. Other texts keep their own lines.
 */
export class JsonLines {
  readonly #text: string;
  readonly #toShown: (line: string) => string;
  readonly #isJson: boolean;
  /** The start, the end, the depth and the shown part of each line. */
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];
  readonly #depths: number[] = [];
  readonly #parts: number[] = [];
  /** The last requested line. */
  #latest = { start: -1, shown: "" };
  #at = 0;
  #start = 0;
  #depth = 0;
  #isInString = false;

  /** @param toShown redacts a line; it receives complete texts, however long */
  constructor(text: string, toShown: (line: string) => string) {
    this.#text = text;
    this.#toShown = toShown;
    this.#isJson = /^\s*[[{"]/.test(text.slice(0, 100));
  }

  /** The number of lines found so far. */
  get count(): number {
    return this.#starts.length;
  }

  get isComplete(): boolean {
    return this.#at >= this.#text.length;
  }

  /** Continues reading for about this long, in ms. */
  read(ms: number): void {
    const end = performance.now() + ms;
    do this.#readStretch(Math.min(this.#text.length, this.#at + STRETCH));
    while (!this.isComplete && performance.now() < end);
    if (this.isComplete) this.#end(this.#text.length);
  }

  lineAt(index: number): string {
    const [start = 0, end = 0, part = 0] = [this.#starts[index], this.#ends[index], this.#parts[index]];
    if (this.#latest.start !== start)
      this.#latest = { start, shown: this.#toShown(this.#text.slice(start, end).trimEnd()) };
    const isLast = this.#starts[index + 1] !== start;
    const line = this.#latest.shown.slice(part * MAX_LENGTH, isLast ? undefined : (part + 1) * MAX_LENGTH);
    if (!this.#isJson) return line;
    const spaced = line.replace(/^("(?:[^"\\]|\\.)*"):(?=\S)/, "$1: ");
    return " ".repeat(2 * Math.min(this.#depths[index] ?? 0, MAX_INDENT)) + spaced;
  }

  #readStretch(end: number): void {
    for (; this.#at < end; this.#at += 1) {
      const code = this.#text.charCodeAt(this.#at);
      if (this.#isJson) this.#readJson(code);
      else if (code === 10) this.#end(this.#at + 1);
    }
  }

  #readJson(code: number): void {
    if (this.#isInString) {
      if (code === BACKSLASH) this.#at += 1;
      else if (code === QUOTE) this.#isInString = false;
    } else if (code === QUOTE) this.#isInString = true;
    else if (SPACE.has(code)) {
      // Whitespace before a line is not part of it.
      if (this.#start === this.#at) this.#start += 1;
    } else if (code === COMMA) this.#end(this.#at + 1);
    else if (OPENING.has(code)) {
      if (this.#isNextClosing()) return;
      this.#end(this.#at + 1);
      this.#depth += 1;
    } else if (CLOSING.has(code) && !this.#isEmptyBefore()) {
      this.#end(this.#at);
      this.#depth = Math.max(0, this.#depth - 1);
    }
  }

  /** Whether the array or object that starts here is empty. */
  #isNextClosing(): boolean {
    let next = this.#at + 1;
    while (SPACE.has(this.#text.charCodeAt(next))) next += 1;
    return CLOSING.has(this.#text.charCodeAt(next));
  }

  /** Whether the array or object that ends here is empty. */
  #isEmptyBefore(): boolean {
    let before = this.#at - 1;
    while (SPACE.has(this.#text.charCodeAt(before))) before -= 1;
    return OPENING.has(this.#text.charCodeAt(before));
  }

  /** Ends the current line, unless it is empty. */
  #end(end: number): void {
    if (end <= this.#start) return;
    for (let part = 0; part * MAX_LENGTH < end - this.#start; part += 1) {
      this.#starts.push(this.#start);
      this.#ends.push(end);
      this.#depths.push(this.#depth);
      this.#parts.push(part);
    }
    this.#start = end;
  }
}
