import type { Found, LookupResult } from "./outcome.ts";
import type { Meaning } from "./read-input.ts";

/** An input while it is looked up. */
export type Entry = {
  readonly meaning: Meaning;
  result: LookupResult;
  /** What it leads to anyway, though its name in the culture may be missing. */
  known: Found | null;
  /** The codes with this number. */
  codes: readonly Found[];
  /** Classifications that are still to be asked for the number. */
  classificationsLeft: number;
};

/** A part of the work, one request after the other; `run` resolves with what takes the answer over and names further jobs. */
export type Job = {
  readonly key: string;
  readonly entries: () => Iterable<Entry>;
  readonly run: (signal: AbortSignal) => Promise<() => readonly Job[]>;
};

/** The version GUIDs that an input may mean, the likeliest first. */
export function guidsOf(meaning: Meaning): readonly string[] {
  if (meaning.kind !== "address") return meaning.guids;
  return meaning.concept === null ? [] : [meaning.concept.versionGuid];
}
