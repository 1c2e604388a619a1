import { numberText } from "#lib/format.ts";
import { plainText } from "../text.ts";
import { LIMITS } from "./limits.ts";
import type { Notes } from "./notes.ts";
import { refuseAbove } from "./read-error.ts";

/** How far reading has come: 0 to 1. */
export type Progress = (done: number) => void;

/** At the latest after this many milliseconds the event loop gets its turn. */
const TURN_MS = 40;

/** What every reader is given: where to put notes, how to be cancelled, and the budget of texts. */
export class ReadContext {
  readonly notes: Notes;
  readonly #signal: AbortSignal | undefined;
  readonly #progress: Progress | undefined;
  #turn = performance.now();
  #characters = 0;

  constructor(notes: Notes, signal?: AbortSignal, progress?: Progress) {
    this.notes = notes;
    this.#signal = signal;
    this.#progress = progress;
  }

  /** To be awaited now and then. Rejects with the signal's reason once reading is cancelled. */
  async pause(done: number): Promise<void> {
    this.#signal?.throwIfAborted();
    if (performance.now() - this.#turn < TURN_MS) return;
    this.#progress?.(done);
    await new Promise((resolve) => {
      setTimeout(resolve, 0);
    });
    this.#signal?.throwIfAborted();
    this.#turn = performance.now();
  }

  /**
   * A text as a catalogue has it: composed (NFC), with lines that end in LF, without blanks around it, control characters and halves of
   * surrogate pairs; undefined where nothing is left. One that is longer than any text should be is cut, and noted.
   */
  text(value: unknown, where: string): string | undefined {
    if (typeof value !== "string") return undefined;
    this.#characters += value.length;
    refuseAbove(LIMITS.characters, this.#characters, "characters in its texts");
    if (value.length <= LIMITS.charactersOfText) return clean(value);
    this.notes.leftOut(where, `The text is cut after ${numberText(LIMITS.charactersOfText)} characters.`);
    return clean(value.slice(0, LIMITS.charactersOfText));
  }
}

const PRINTABLE = /^[ -~]*$/;

function clean(text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed === "") return undefined;
  if (PRINTABLE.test(trimmed)) return trimmed;
  return plainText(trimmed).replaceAll(/\r\n?/g, "\n").normalize("NFC").trim() || undefined;
}
