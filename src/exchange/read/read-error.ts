import { numberText } from "#lib/format.ts";
/** Why a file cannot be read at all, in a sentence for whoever opened it. */
export class ReadError extends Error {
  override readonly name = "ReadError";
  /** Where in the file, like `line 12` or `Classes[3].Code`; null where that cannot be said. */
  readonly where: string | null;

  constructor(sentence: string, where: string | null = null, options?: ErrorOptions) {
    super(sentence, options);
    this.where = where;
  }
}

/** Refuses what is larger than a limit. */
export function refuseAbove(limit: number, found: number, what: string): void {
  if (found > limit) throw new ReadError(`The file has more than ${numberText(limit)} ${what}.`);
}
