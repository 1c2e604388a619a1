/** What people call a column: its header, else what spreadsheets call it. */
export function columnName(headers: readonly string[], at: number): string {
  const header = headers[at]?.trim() ?? "";
  return header === "" ? `Column ${lettersOf(at)}` : header;
}

function lettersOf(at: number): string {
  const letter = String.fromCodePoint(65 + (at % 26));
  return at < 26 ? letter : lettersOf(Math.floor(at / 26) - 1) + letter;
}
