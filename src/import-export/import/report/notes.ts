import { LIMITS } from "../decode/limits.ts";

/** A part of a file that was changed or left out. */
export type ReadNote = {
  /**
   * `left-out`: it is missing; `guessed`: the file does not state it, or states it twice; `remark`: it is included, with something the user
   * should know.
   */
  readonly level: "left-out" | "guessed" | "remark";
  /** The name of the file. */
  readonly file: string;
  /** The location in the file: `line 12`, `Classes[3].Code`, an IRI. */
  readonly where: string;
  /** A sentence that says what happened. */
  readonly text: string;
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

  leftOut(where: string, text: string): void {
    this.#add("left-out", where, text);
  }

  guessed(where: string, text: string): void {
    this.#add("guessed", where, text);
  }

  remark(where: string, text: string): void {
    this.#add("remark", where, text);
  }

  #add(level: ReadNote["level"], where: string, text: string): void {
    if (this.kept.length >= LIMITS.notes) this.more += 1;
    else this.kept.push({ level, file: this.#file, where, text });
  }
}
