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

/**
 * The same for texts that are still loading. WebKit does not allow the above once a request has been answered since the click, so that
 * it needs a promise of the texts at the click; pages without HTTPS cannot give one. Rejects if loading fails.
 */
export async function writeToClipboardOnceLoaded(
  loading: Promise<Readonly<Record<"text/plain" | "text/html", string>>>,
): Promise<boolean> {
  const copying = loading.then((texts) => ({ texts, isCopied: writeToClipboard(texts) }));
  const otherwise = async (type: "text/plain" | "text/html"): Promise<Blob> => {
    const { texts, isCopied } = await copying;
    // Nothing is written if this rejects.
    if (isCopied) throw new Error("The clipboard has the texts.");
    return new Blob([texts[type]], { type });
  };
  const promised = writePromised({
    "text/plain": otherwise("text/plain"),
    "text/html": otherwise("text/html"),
  });
  return (await copying).isCopied || promised;
}

async function writePromised(items: Readonly<Record<string, Promise<Blob>>>): Promise<boolean> {
  const [written] = await Promise.allSettled([
    (async () => navigator.clipboard.write([new ClipboardItem(items)]))(),
    ...Object.values(items),
  ]);
  return written.status === "fulfilled";
}
