import type { Redirect } from "./errors.ts";

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const MAX_HOPS = 5;

/** Thrown for a redirect that is not followed. */
export class RedirectError extends Error {
  override readonly name = "RedirectError";
  readonly redirect: Redirect;
  /** Null in a browser, which does not tell. */
  readonly status: number | null;

  constructor(redirect: Redirect, status: number) {
    super(`${redirect.from} redirects to ${redirect.to ?? "another address"}, which is not followed`);
    this.redirect = redirect;
    this.status = status || null;
  }
}

/**
 * Sends a request to a service, and to no other: a redirect to another origin is not followed, since its target would receive what is
 * meant for the service, and could answer in its name. Rejects with a RedirectError, or as `fetch` does. A browser hides the target of a
 * redirect, so that it follows none at all.
 * @param mayFollow whether redirects within the origin are followed; never those of a request that contains a secret
 */
export async function fetchWithin(
  fetch: typeof globalThis.fetch,
  address: string,
  init: RequestInit,
  mayFollow: boolean,
): Promise<Response> {
  let url = address;
  for (let hops = 0; ; hops += 1) {
    const response = await fetch(url, { ...init, redirect: "manual" });
    const target = redirectTarget(response, url);
    if (target === undefined) return response;
    const from = parsed(response.redirected ? url : response.url || url);
    // Other redirects make a GET of a POST.
    const keepsRequest = init.body == null || response.status >= 307;
    const isWithin = target !== null && target.origin === from?.origin && keepsRequest;
    if (mayFollow && isWithin && response.redirected) return response;
    // Closes the connection; errors do not matter.
    response.body?.cancel().catch(() => undefined);
    if (!mayFollow || !isWithin || hops === MAX_HOPS) throw refusal(response, from, target, url);
    url = target.href;
  }
}

/** Where a response redirects to; null if that cannot be read, undefined if it is no redirect. */
function redirectTarget(response: Response, url: string): URL | null | undefined {
  const { type, status, headers, redirected } = response;
  if (type === "opaqueredirect") return null;
  // An injected `fetch` may have followed it all the same.
  if (redirected) return parsed(response.url);
  const location = headers.get("Location");
  return location === null || !REDIRECTS.has(status) ? undefined : parsed(location, response.url || url);
}

function parsed(url: string, base?: string): URL | null {
  return URL.canParse(url, base) ? new URL(url, base) : null;
}

function refusal({ status }: Response, from: URL | null, to: URL | null, url: string): RedirectError {
  // The origin alone, unless it stays the same: an address may contain what was sent.
  const shown = to !== null && to.origin === from?.origin ? `${to.origin}${to.pathname}` : to?.origin;
  return new RedirectError({ from: from?.origin ?? url, to: shown ?? null }, status);
}
