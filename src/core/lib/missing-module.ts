/** The messages of browsers and Vite for modules or styles that could not be loaded; these errors have no type of their own. */
const WORDINGS =
  /dynamically imported module|Importing a module script failed|valid JavaScript MIME type|load worker script|Unable to preload CSS/i;

/** Thrown if a module could not be loaded and the browser itself gives no error. */
export class MissingModuleError extends Error {
  override readonly name = "MissingModuleError";
}

/** Whether a part of the app, such as the modules of the sample service, could not be loaded: there is no connection, or the app was updated and its old files are gone. */
export function isMissingModule(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error instanceof MissingModuleError || WORDINGS.test(error.message) || isMissingModule(error.cause);
}

/** Why parts could not be loaded that nobody needed. */
const unneeded = new WeakSet<Error>();

/** Notes that nobody needs the part that could not be loaded because of this error. */
export function passOver(error: unknown): void {
  if (error instanceof Error) unneeded.add(error);
}

/** Whether an error was passed over; known in the next task. */
export function isPassedOver(error: Error): boolean {
  return unneeded.has(error);
}

/** A part that the app does without, silently: null if it could not be loaded. */
export async function optional<T>(loading: Promise<T>): Promise<T | null> {
  try {
    return await loading;
  } catch (error) {
    passOver(error);
    return null;
  }
}

/** The error of a worker; if its script could not be loaded, the event usually has no message. */
export function workerError({ message }: { readonly message?: string }): Error {
  return message ? new Error(message) : new MissingModuleError("The script of a worker could not be loaded.");
}
