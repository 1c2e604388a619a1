/**
 * Copies texts to the clipboard, one for each media type; returns whether the browser allowed it. Works only during or shortly after a key
 * press or a click.
 */
export function writeToClipboard(texts: Readonly<Record<string, string>>): boolean {
  const onCopy = (event: ClipboardEvent): void => {
    for (const [type, text] of Object.entries(texts)) event.clipboardData?.setData(type, text);
    event.preventDefault();
  };
  document.addEventListener("copy", onCopy);
  try {
    // `navigator.clipboard` strips the cell styles that tell spreadsheets that `01` is a text.
    // oxlint-disable-next-line typescript/no-deprecated -- nothing else writes HTML as it is, or works without HTTPS
    return document.execCommand("copy");
  } finally {
    document.removeEventListener("copy", onCopy);
  }
}
