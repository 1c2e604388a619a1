/** Thrown where a rule cannot be tried. The message is a sentence with the reason. */
export class NotTried extends Error {
  override readonly name = "NotTried";
}

/** Thrown where the service gives no answer that says anything about a rule: none at all, or that it is overloaded or gives no access. */
export class NoAnswer extends NotTried {}
