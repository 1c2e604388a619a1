import { text, type Text } from "#core/text/messages/text.ts";

/** Sentences joined by commas; null without any. */
export function joined(texts: readonly Text[]): Text | null {
  const [first, ...others] = texts;
  if (first === undefined) return null;
  return others.reduce((before, next) => text("requirements.joined", { before, next }), first);
}
