import { matchRanges } from "#core/text/match-text.ts";

type MarkedTextProps = {
  readonly text: string;
  readonly search: string;
  /** The index of the current occurrence. */
  readonly current?: number | undefined;
};

/** More would make a page slow, in a text that is far too long to be read. */
const MAX_MARKS = 100;

/** A text with the occurrences of a search term marked: the first `MAX_MARKS`, or all of them if one is the current one. */
export function MarkedText({ text, search, current }: MarkedTextProps) {
  const all = matchRanges(text, search);
  const ranges = current === undefined ? all.slice(0, MAX_MARKS) : all;
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
