/** Thrown where a rule cannot be tried. The message is a sentence with the reason. */
export class NotTried extends Error {
  override readonly name = "NotTried";
}
