import { LIMITS } from "./limits.ts";

/** Something of a file that is not in the catalogue as it stands in the file. */
export type ReadNote = {
  /**
   * `left-out`: it is not there; `guessed`: the file does not say it, or says it twice; `remark`: it is there, and the user should know
   * something about it.
   */
  readonly level: "left-out" | "guessed" | "remark";
  /** The name of the file. */
  readonly file: string;
  /** The place in it: `line 12`, `Classes[3].Code`, an IRI. */
  readonly where: string;
  /** What happened to it, as a sentence. */
  readonly text: string;
};

/** Collects notes. Many that say the same are counted beyond a limit, so that a broken file does not fill the memory. */
export class Notes {
  readonly kept: ReadNote[];
  /** How many notes were not kept. */
  more = 0;
  #file = "";

  /** @param before notes that there are already */
  constructor(before: readonly ReadNote[] = []) {
    this.kept = [...before];
  }

  /** The file that the following notes are about. */
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
