/** Why a program cannot do what it was told to. The message is for the user: a sentence, or one per line. */
export class Failure extends Error {
  override readonly name: string = "Failure";
}

/** An argument that the user has to correct. The message is a sentence. */
export class ArgumentError extends Failure {
  override readonly name = "ArgumentError";
}
