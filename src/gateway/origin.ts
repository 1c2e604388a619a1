import type { IncomingHttpHeaders } from "node:http";
import { Refusal } from "./refusal.ts";

/**
 * Refuses a host name that is not the gateway's: a page elsewhere whose name was made to point here (DNS rebinding) would
 * else be of the same origin. `hosts` without ports, in lower case; null takes every name.
 */
export function checkHost({ host = "" }: IncomingHttpHeaders, hosts: ReadonlySet<string> | null): void {
  if (hosts === null || hosts.has(hostName(host))) return;
  throw new Refusal(421, "The gateway does not go by this host name (PLINTH_ALLOWED_HOSTS).");
}

/** Refuses to answer as a script, a style, a frame or a page: what the service sends is for `fetch` only, and never part of the app. */
export function checkDestination(headers: IncomingHttpHeaders): void {
  const destination = headers["sec-fetch-dest"];
  if (destination === undefined || destination === "empty") return;
  throw new Refusal(403, "The service's answers are only for requests that the app's scripts make.");
}

/**
 * Refuses requests to the service from pages of other sites. They could not read the answer, but they would use the service
 * as the person whose browser it is. Browsers that do not say where a request comes from still say it of a POST.
 */
export function checkSite(headers: IncomingHttpHeaders): void {
  const site = headers["sec-fetch-site"];
  if (site === "same-origin" || site === "none") return;
  if (site === undefined && isOwn(headers)) return;
  throw new Refusal(403, "Pages of other sites cannot use the service through this gateway.");
}

function isOwn({ origin, host = "" }: IncomingHttpHeaders): boolean {
  return origin === undefined || URL.parse(origin)?.host === host.toLowerCase();
}

function hostName(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, "");
}
