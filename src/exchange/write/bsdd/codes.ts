import { toBsddCode } from "./options.ts";

/** Generates unique codes; bSDD ignores case. */
export class BsddCodes {
  readonly #taken = new Set<string>();
  readonly #charactersAtMost: number | undefined;

  constructor(charactersAtMost?: number) {
    this.#charactersAtMost = charactersAtMost;
  }

  /** A code derived from the first suitable text, with a number appended if it is taken. */
  next(candidates: readonly (string | null)[]): string {
    const texts = candidates.map((text) => toBsddCode(text ?? "", this.#charactersAtMost));
    const base = texts.find((text) => text !== "") ?? "item";
    let code = base;
    for (let number = 2; this.#taken.has(code.toLowerCase()); number += 1) {
      const suffix = `-${number}`;
      const room = (this.#charactersAtMost ?? base.length + suffix.length) - suffix.length;
      code = [...base].slice(0, room).join("") + suffix;
    }
    this.#taken.add(code.toLowerCase());
    return code;
  }
}
