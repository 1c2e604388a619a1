import { rememberedService } from "#memory/storage.ts";

/** The `baseUrl` that stands for the embedded sample service. */
export const SAMPLE_BASE_URL = "sample:";

/** Marks a remembered service that the user typed; one that the configuration lists no more is forgotten instead. */
const UNLISTED = "unlisted ";

/** What keeps a text from being a service's base URL, in a sentence; null if nothing does. */
export function baseUrlFault(baseUrl: string): string | null {
  if (baseUrl === "" || baseUrl === SAMPLE_BASE_URL) return null;
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : null;
  if (url === null || !/^https?:\/\//i.test(baseUrl))
    return "A base URL starts with https:// and a host name.";
  if (url.username !== "" || url.password !== "") return "Leave user name and password out of the base URL.";
  if (/[?#]/.test(baseUrl)) return "Leave out the ? or # of the base URL and what follows.";
  return null;
}

/** Remembers which service was chosen, for the next visit. */
export function rememberService(baseUrl: string, listed: readonly string[]): void {
  rememberedService.set(listed.includes(baseUrl) ? baseUrl : `${UNLISTED}${baseUrl}`);
}

/**
 * The base URL of the service that a visit begins with: the one that was chosen last, else the first one of the configuration.
 *
 * @param listed the base URLs that the configuration names
 */
export function firstBaseUrl(listed: readonly string[]): string {
  const [usual = SAMPLE_BASE_URL] = listed;
  const chosen = rememberedService.get();
  if (chosen === null || listed.includes(chosen)) return chosen ?? usual;
  const typed = chosen.startsWith(UNLISTED) ? chosen.slice(UNLISTED.length) : null;
  return typed === null || baseUrlFault(typed) !== null ? usual : typed;
}
