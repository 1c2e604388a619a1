import type { Found, LookupResult } from "./run/outcome.ts";
import type { Meaning } from "./run/read-input.ts";

/** An input and its progress. */
export type Entry = {
  readonly meaning: Meaning;
  result: LookupResult;
  /** What the input denotes, once that is certain; its name in the culture may still be missing. */
  found: Found | null;
  /** The codes with this number in each classification, in the order of these; null: not looked up yet. */
  codesIn: Map<string, readonly Found[] | null>;
};

/** The codes with the number of an entry that were found so far. */
export function codesOf({ codesIn }: Entry): Found[] {
  return [...codesIn.values()].flatMap((codes) => codes ?? []);
}

/** A part of the work with one request; `run` resolves with a function that applies the response and returns further jobs. */
export type Job = {
  readonly key: string;
  readonly entries: () => Iterable<Entry>;
  readonly run: (signal: AbortSignal) => Promise<() => readonly Job[]>;
};

/** The version GUIDs that an input may denote, the likeliest first. */
export function guidsOf(meaning: Meaning): readonly string[] {
  if (meaning.kind !== "address") return meaning.guids;
  return meaning.concept === null ? [] : [meaning.concept.versionGuid];
}
