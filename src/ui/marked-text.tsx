import { matchRanges } from "#lib/match-text.ts";

type MarkedTextProps = {
  readonly text: string;
  readonly search: string;
  /** Which of the occurrences, from 0, was gone to. */
  readonly current?: number | undefined;
};

/** A text with every occurrence of what was searched marked. */
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
