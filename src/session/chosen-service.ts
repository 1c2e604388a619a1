import { serviceUrlFault } from "#api/http/url.ts";
import { rememberedService } from "#browser-storage/storage.ts";
import type { Text } from "#messages/text.ts";

/** The `baseUrl` of the embedded sample service. */
export const SAMPLE_BASE_URL = "sample:";

/**
 * Prefix of a remembered service that the user typed; a remembered service without it is forgotten once the configuration no longer lists
 * it.
 */
const UNLISTED = "unlisted ";

/** A sentence that says why a text is no base URL of a service; null if it is one. */
export function baseUrlFault(baseUrl: string): Text | null {
  return baseUrl === "" || baseUrl === SAMPLE_BASE_URL ? null : serviceUrlFault(baseUrl);
}

/** Remembers the chosen service for the next visit. */
export function rememberService(baseUrl: string, listed: readonly string[]): void {
  rememberedService.set(listed.includes(baseUrl) ? baseUrl : `${UNLISTED}${baseUrl}`);
}

/**
 * The base URL of the first service of a visit: the one chosen last, else the first one in the configuration.
 * @param listed the base URLs in the configuration
 */
export function firstBaseUrl(listed: readonly string[]): string {
  const [usual = SAMPLE_BASE_URL] = listed;
  const chosen = rememberedService.get();
  if (chosen === null || listed.includes(chosen)) return chosen ?? usual;
  const typed = chosen.startsWith(UNLISTED) ? chosen.slice(UNLISTED.length) : null;
  return typed === null || baseUrlFault(typed) !== null ? usual : typed;
}
