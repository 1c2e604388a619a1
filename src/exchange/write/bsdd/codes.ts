import { toBsddCode } from "./options.ts";

/** Gives out codes, each once; bSDD does not tell capital letters from small ones. */
export class BsddCodes {
  readonly #taken = new Set<string>();
  readonly #charactersAtMost: number | undefined;

  constructor(charactersAtMost?: number) {
    this.#charactersAtMost = charactersAtMost;
  }

  /** A code made of the first of the texts that can be one, with a number behind it where it is taken. */
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
