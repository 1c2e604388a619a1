/**
 * A text that was typed or pasted, without the spaces and the invisible characters around it: what is copied from documents and chats
 * often has zero-width spaces or marks of direction at its ends.
 */
export function trimTyped(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isBlank(text.charAt(start))) start += 1;
  while (end > start && isBlank(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

function isBlank(character: string): boolean {
  return /[\s\p{Cf}]/u.test(character);
}
