import { quoting } from "#core/text/messages/quoting.ts";
import type { Text } from "#core/text/messages/text.ts";
import { LIMITS } from "../decode/limits.ts";

/**
 * A location in a file. A path such as `Classes[3].Code`, an IRI and the name of a file are the same in every language; others are in words,
 * like `line 12`.
 */
export type Where = Text | string;

/** A part of a file that was changed or left out. */
export type ReadNote = {
  /**
   * `left-out`: it is missing; `guessed`: the file does not state it, or states it twice; `remark`: it is included, with something the user
   * should know.
   */
  readonly level: "left-out" | "guessed" | "remark";
  /** The name of the file. */
  readonly file: string;
  readonly where: Where;
  /** A sentence that says what happened. */
  readonly text: Text;
};

/** Collects notes. Notes beyond a limit are only counted, so that a broken file does not exhaust the memory. */
export class Notes {
  readonly kept: ReadNote[];
  /** The number of notes that were not kept. */
  more = 0;
  #file = "";

  /** @param before existing notes */
  constructor(before: readonly ReadNote[] = []) {
    this.kept = [...before];
  }

  /** Sets the file of the following notes. */
  about(file: string): void {
    this.#file = file;
  }

  leftOut(where: Where, text: Text): void {
    this.#add("left-out", where, text);
  }

  guessed(where: Where, text: Text): void {
    this.#add("guessed", where, text);
  }

  remark(where: Where, text: Text): void {
    this.#add("remark", where, text);
  }

  #add(level: ReadNote["level"], where: Where, text: Text): void {
    if (this.kept.length >= LIMITS.notes) this.more += 1;
    else this.kept.push({ level, file: this.#file, where: quoting(where), text: quoting(text) });
  }
}
