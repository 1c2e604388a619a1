import { matchRanges } from "#lib/match-text.ts";

/** A text with every occurrence of what was searched marked. */
export function MarkedText({ text, search }: { readonly text: string; readonly search: string }) {
  const ranges = matchRanges(text, search);
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
