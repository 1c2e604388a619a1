/**
 * Puts texts on the clipboard, one for each media type; returns whether the browser allowed it. Only while a press of a key or a button is
 * being handled, or just after it.
 */
export function writeToClipboard(texts: Readonly<Record<string, string>>): boolean {
  const onCopy = (event: ClipboardEvent): void => {
    for (const [type, text] of Object.entries(texts)) event.clipboardData?.setData(type, text);
    event.preventDefault();
  };
  document.addEventListener("copy", onCopy);
  try {
    // `navigator.clipboard` takes the styles off cells, which tell spreadsheets that `01` is a text.
    // oxlint-disable-next-line typescript/no-deprecated -- nothing else writes HTML as it is, or works without HTTPS
    return document.execCommand("copy");
  } finally {
    document.removeEventListener("copy", onCopy);
  }
}
