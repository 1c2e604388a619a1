const PROBE_TIMEOUT_MS = 5000;

/**
 * Whether anything answers at an address. To a page, an answer that it may not read (CORS) looks like none at all; but a `no-cors` request,
 * whose answer nobody reads, fails only where there is none. Never rejects.
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
