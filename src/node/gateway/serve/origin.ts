import type { IncomingHttpHeaders } from "node:http";
import { Refusal } from "../forward/refusal.ts";

/**
 * Refuses host names that are not the server's own: with DNS rebinding, a page of another site would have the same origin. `hosts` are in
 * lower case and without ports; null allows any. `advice` says which setting adds one.
 */
export function checkHost(
  { host = "" }: IncomingHttpHeaders,
  hosts: ReadonlySet<string> | null,
  advice: string,
): void {
  if (hosts === null || hosts.has(hostName(host))) return;
  throw new Refusal(421, `This host name is not allowed. ${advice}`);
}

/** Refuses requests for scripts, styles, frames or pages: responses of the service are for `fetch` only. */
export function checkDestination(headers: IncomingHttpHeaders): void {
  const destination = headers["sec-fetch-dest"];
  if (destination === undefined || destination === "empty") return;
  throw new Refusal(403, "Only scripts of the app may request data of the service.");
}

/**
 * Refuses cross-site requests to the service. Other sites could not read the response, but they would call the service as the user.
 * Browsers without Fetch Metadata still send `Origin` with a POST.
 */
export function checkSite(headers: IncomingHttpHeaders): void {
  const site = headers["sec-fetch-site"];
  if (site === "same-origin" || site === "none") return;
  if (site === undefined && isOwn(headers)) return;
  throw new Refusal(403, "Pages of other sites may not use the service through this gateway.");
}

function isOwn({ origin, host = "" }: IncomingHttpHeaders): boolean {
  return origin === undefined || URL.parse(origin)?.host === host.toLowerCase();
}

function hostName(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, "");
}
