import { matchRanges } from "#lib/text/match-text.ts";

type MarkedTextProps = {
  readonly text: string;
  readonly search: string;
  /** The index of the current occurrence. */
  readonly current?: number | undefined;
};

/** A text with all occurrences of a search term marked. */
export function MarkedText({ text, search, current }: MarkedTextProps) {
  const ranges = matchRanges(text, search);
  const [first] = ranges;
  if (first === undefined) return text;
  return (
    <>
      {text.slice(0, first[0])}
      {ranges.map(([from, to], index) => (
        <span key={from}>
          <mark data-current={index === current || undefined}>{text.slice(from, to)}</mark>
          {text.slice(to, ranges[index + 1]?.[0])}
        </span>
      ))}
    </>
  );
}
