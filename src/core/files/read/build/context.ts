import { text } from "#core/text/messages/text.ts";
import { plainText } from "../../text.ts";
import { LIMITS } from "../decode/limits.ts";
import type { Notes, Where } from "../report/notes.ts";
import { refuseAbove } from "../report/read-error.ts";

/** Reports the progress: 0 to 1. */
export type Progress = (done: number) => void;

/** The maximum time between yields to the event loop, in ms. */
const TURN_MS = 40;

/** The context of a reader: notes, cancellation, and the limit of text. */
export class ReadContext {
  readonly notes: Notes;
  readonly #signal: AbortSignal | undefined;
  readonly #progress: Progress | undefined;
  #turn = performance.now();
  #characters = 0;
  #hasNumbers = false;

  constructor(notes: Notes, signal?: AbortSignal, progress?: Progress) {
    this.notes = notes;
    this.#signal = signal;
    this.#progress = progress;
  }

  /**
   * Reports the progress and lets the event loop run; call and await it regularly. Rejects with the signal's reason once reading is
   * cancelled.
   */
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
   * Normalises a text for the catalogue: composed (NFC), with LF line ends, trimmed, without control characters and lone surrogates;
   * undefined if nothing is left. Overlong texts are truncated, with a note. Numbers are accepted, since some programs write class numbers
   * as such; of other values than texts there is only a note.
   */
  text(value: unknown, where: Where): string | undefined {
    if (typeof value === "number") return this.#ofNumber(value, where);
    if (typeof value !== "string") {
      if (value !== undefined && value !== null) this.notes.leftOut(where, text("jsonReader.notText"));
      return undefined;
    }
    this.#characters += value.length;
    refuseAbove(LIMITS.characters, this.#characters, "characters");
    if (value.length <= LIMITS.charactersOfText) return clean(value);
    this.notes.leftOut(where, text("readers.textTruncated", { limit: LIMITS.charactersOfText }));
    return clean(value.slice(0, LIMITS.charactersOfText));
  }

  #ofNumber(value: number, where: Where): string {
    if (!this.#hasNumbers) this.notes.guessed(where, text("readers.numberAsText", { value: String(value) }));
    this.#hasNumbers = true;
    return String(value);
  }
}

const PRINTABLE = /^[ -~]*$/;

function clean(value: string): string | undefined {
  const trimmed = value.trim();
  if (trimmed === "") return undefined;
  if (PRINTABLE.test(trimmed)) return trimmed;
  return plainText(trimmed).replaceAll(/\r\n?/g, "\n").normalize("NFC").trim() || undefined;
}
