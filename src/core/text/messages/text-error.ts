import type { Text } from "./text.ts";

/** An error that says what is wrong in the language of the app. */
export class TextError extends Error {
  override readonly name: string = "TextError";
  readonly text: Text;

  /** @param message the same in English, for programs; default: only the key */
  constructor(text: Text, message: string = text.key) {
    super(message);
    this.text = text;
  }
}
