import type { Wording } from "#browser/lib/use-text.ts";
import { describeFailure } from "#browser/parts/failure/describe-failure.ts";
import { KIND_NAMES } from "#browser/parts/name/kind-names.ts";
import type { LookupEntry } from "#core/files/write/kinds/lookup.ts";
import { text, type Text } from "#core/text/messages/text.ts";
import type { Found, LookupResult } from "../run/outcome.ts";

/** A line of the table 'Results': an input, or one of its candidates. */
export type ResultLine = {
  readonly key: string;
  /** The same data as in exported files. */
  readonly entry: LookupEntry;
  readonly found: Found | null;
};

/** The lines of each result, by the language of their notes. */
const linesIn = new WeakMap<Wording, WeakMap<LookupResult, readonly ResultLine[]>>();

/** The lines of the results; unchanged results keep their line objects. */
export function toLines(results: readonly LookupResult[], wording: Wording): ResultLine[] {
  const linesOf = linesIn.get(wording) ?? new WeakMap<LookupResult, readonly ResultLine[]>();
  linesIn.set(wording, linesOf);
  return results.flatMap((result) => {
    const lines = linesOf.get(result) ?? linesOfResult(result, wording);
    linesOf.set(result, lines);
    return lines;
  });
}

function linesOfResult({ input, outcome }: LookupResult, wording: Wording): readonly ResultLine[] {
  const repeated = input.count > 1 ? [text("lookup.noteEntered", { count: input.count })] : [];
  const joined = (notes: readonly string[]): string | null =>
    notes.length === 0
      ? null
      : notes.reduce((first, second) => wording(text("lookup.notesJoined", { first, second })));
  const line = (found: Found | null, notes: readonly (Text | null)[], index = 0): ResultLine => ({
    key: `${index} ${input.text}`,
    found,
    entry: {
      input: input.text,
      kind: found === null ? null : wording(kindOf(found)),
      classNumber: found?.classNumber ?? null,
      name: found?.name ?? null,
      defaultName: found?.defaultName ?? null,
      where: found?.where?.text ?? null,
      versionGuid: found?.versionGuid ?? null,
      note: joined([...notes, ...repeated].filter((note) => note !== null).map(wording)),
    },
  });
  const candidates = (found: readonly Found[], note: Text | null): ResultLine[] =>
    found.map((one, index) =>
      line(
        one,
        [
          found.length > 1 ? text("lookup.noteCandidate", { index: index + 1, count: found.length }) : null,
          one.note,
          note,
        ],
        index,
      ),
    );
  switch (outcome.status) {
    case "found":
      return candidates(outcome.found, null);
    case "not-found":
      return [line(null, [outcome.note])];
    case "waiting":
      return [line(null, [text("lookup.noteWaiting")])];
    case "failed": {
      const note = text("lookup.noteFailed", { reason: describeFailure(outcome.error).title });
      return outcome.found.length > 0 ? candidates(outcome.found, note) : [line(null, [note])];
    }
  }
}

function kindOf({ kind }: Found): Text {
  return kind === null ? text("lookup.page") : KIND_NAMES[kind].one;
}
