/** A text with every occurrence of what was searched marked, whatever its case. */
export function MarkedText({ text, search }: { readonly text: string; readonly search: string }) {
  if (search.trim() === "") return text;
  const parts = splitAtMatches(text, search);
  return parts.map((part, index) =>
    // The parts never change places, so their index is what they are.
    // oxlint-disable-next-line react/no-array-index-key
    part.isMatch ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
  );
}

/** The text in pieces, matches set apart. Comparing folds case as the text's own length allows, so that positions stay true. */
export function splitAtMatches(text: string, search: string): { text: string; isMatch: boolean }[] {
  const folded = text.toLowerCase();
  const wanted = search.trim().toLowerCase();
  if (wanted === "" || folded.length !== text.length) return [{ text, isMatch: false }];
  const parts: { text: string; isMatch: boolean }[] = [];
  let from = 0;
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, from)) {
    if (at > from) parts.push({ text: text.slice(from, at), isMatch: false });
    from = at + wanted.length;
    parts.push({ text: text.slice(at, from), isMatch: true });
  }
  if (from < text.length) parts.push({ text: text.slice(from), isMatch: false });
  return parts;
}
