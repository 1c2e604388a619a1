const PROBE_TIMEOUT_MS = 5000;

/**
 * Whether anything at all answers at an address. A browser tells a page that may not read an answer (CORS) no more than one that got none;
 * but a request whose answer nobody reads fails only where none comes.
 */
export async function answersAtAll(baseUrl: string): Promise<boolean> {
  try {
    await fetch(baseUrl, {
      mode: "no-cors",
      credentials: "omit",
      cache: "no-store",
      signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
    });
    return true;
  } catch {
    return false;
  }
}
