const PROBE_TIMEOUT_MS = 5000;

/**
 * Whether a server responds at an address. To a page, a response blocked by CORS looks like none; but a `no-cors` request, whose response
 * is opaque, fails only if there is none. Never rejects.
 */
export async function responds(baseUrl: string): Promise<boolean> {
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
