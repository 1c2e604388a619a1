import type { Text } from "./text.ts";

/** An error that says what is wrong in the language of the app; its message is only the key of that. */
export class TextError extends Error {
  override readonly name: string = "TextError";
  readonly text: Text;

  constructor(text: Text) {
    super(text.key);
    this.text = text;
  }
}
