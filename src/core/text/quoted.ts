/**
 * A text from outside, such as a name in a file, as a message contains it: a long one has 100 characters, with the cut in its middle, since
 * both its beginning and its end help to find it.
 */
export function quoted(text: string): string {
  return text.replace(/^(.{60})..+(.{39})$/su, "$1…$2");
}
