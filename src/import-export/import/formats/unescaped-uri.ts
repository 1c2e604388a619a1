/** A text without percent-encoding; the text itself if its encoding is invalid. */
export function unescapedUri(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
