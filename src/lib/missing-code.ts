/** The messages of browsers and Vite for code or styles that could not be loaded; these errors have no type of their own. */
const WORDINGS =
  /dynamically imported module|Importing a module script failed|valid JavaScript MIME type|load worker script|Unable to preload CSS/i;

/** Thrown if code could not be loaded and the browser itself gives no error. */
export class MissingCodeError extends Error {
  override readonly name = "MissingCodeError";
}

/** Whether a part of the app, such as the code of the sample service, could not be loaded: there is no connection, or the app was updated and its old files are gone. */
export function isMissingCode(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error instanceof MissingCodeError || WORDINGS.test(error.message) || isMissingCode(error.cause);
}

/** The error of a worker; if its script could not be loaded, the event usually has no message. */
export function workerError({ message }: { readonly message?: string }): Error {
  return message ? new Error(message) : new MissingCodeError("The code of a worker could not be loaded.");
}
