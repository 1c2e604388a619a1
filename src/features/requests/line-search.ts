import { matchRanges } from "#lib/match-text.ts";
import { sortedIndex } from "#lib/sorted-index.ts";
import type { JsonLines } from "./json-lines.ts";

/** Where a searched text stands in the lines of an answer, counted slice by slice. */
export class LineSearch {
  readonly #lines: JsonLines;
  readonly #search: string;
  /** The lines with matches, and how many matches there are up to and with each. */
  readonly #found: number[] = [];
  readonly #counts: number[] = [];
  #next = 0;

  constructor(lines: JsonLines, search: string) {
    this.#lines = lines;
    this.#search = search;
  }

  /** How many matches are known. */
  get count(): number {
    return this.#counts.at(-1) ?? 0;
  }

  get isComplete(): boolean {
    return this.#lines.isComplete && this.#next >= this.#lines.count;
  }

  /** Searches on in the lines that are known, for about as long as it may, in milliseconds. */
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

  /** The line of a match, and which one it is in that line; null where it is not known. */
  placeOf(match: number): { readonly line: number; readonly nth: number } | null {
    const at = sortedIndex(this.#counts, (count) => count > match);
    const line = this.#found[at];
    return line === undefined ? null : { line, nth: match - (this.#counts[at - 1] ?? 0) };
  }
}
