import { sortedIndex } from "#core/lib/sorted-index.ts";
import { matchRanges } from "#core/text/match-text.ts";
import type { JsonLines } from "./json-lines.ts";

/** Finds the occurrences of a text in the lines of a response, incrementally. */
export class LineSearch {
  readonly #lines: JsonLines;
  readonly #search: string;
  /** The lines with matches, and the cumulative number of matches. */
  readonly #found: number[] = [];
  readonly #counts: number[] = [];
  #next = 0;

  constructor(lines: JsonLines, search: string) {
    this.#lines = lines;
    this.#search = search;
  }

  /** The number of matches found so far. */
  get count(): number {
    return this.#counts.at(-1) ?? 0;
  }

  get isComplete(): boolean {
    return this.#lines.isComplete && this.#next >= this.#lines.count;
  }

  /** Continues searching the lines found so far, for about this long, in ms. */
  read(ms: number): void {
    const end = performance.now() + ms;
    while (this.#next < this.#lines.count && performance.now() < end) {
      const { length } = matchRanges(this.#lines.lineAt(this.#next), this.#search);
      if (length > 0) {
        this.#counts.push(this.count + length);
        this.#found.push(this.#next);
      }
      this.#next += 1;
    }
  }

  /** The line of a match, and its index within that line; null if it has not been found. */
  positionOf(match: number): { readonly line: number; readonly nth: number } | null {
    const at = sortedIndex(this.#counts, (count) => count > match);
    const line = this.#found[at];
    return line === undefined ? null : { line, nth: match - (this.#counts[at - 1] ?? 0) };
  }
}
