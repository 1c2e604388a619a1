import { matchRanges } from "#core/text/match-text.ts";

type MarkedTextProps = { readonly text: string; readonly search: string };

/** More would make a page slow, in a text that is far too long to be read. */
const MAX_MARKS = 100;

/** A text with the first `MAX_MARKS` occurrences of a search term marked. */
export function MarkedText({ text, search }: MarkedTextProps) {
  const ranges = matchRanges(text, search).slice(0, MAX_MARKS);
  const [first] = ranges;
  if (first === undefined) return text;
  return (
    <>
      {text.slice(0, first[0])}
      {ranges.map(([from, to], index) => (
        <span key={from}>
          <mark>{text.slice(from, to)}</mark>
          {text.slice(to, ranges[index + 1]?.[0])}
        </span>
      ))}
    </>
  );
}
