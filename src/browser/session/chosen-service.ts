import { rememberedService, rememberedTabService } from "#browser/storage/storage.ts";
import { serviceUrlFault } from "#core/api/http/url.ts";
import type { Text } from "#core/text/messages/text.ts";

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

/** Remembers the chosen service for this tab and the next visit. */
export function rememberService(baseUrl: string, listed: readonly string[]): void {
  const chosen = listed.includes(baseUrl) ? baseUrl : `${UNLISTED}${baseUrl}`;
  rememberedTabService.set(chosen);
  rememberedService.set(chosen);
}

/** Remembers the service of this tab again, if another tab has chosen one since, for the tabs that are opened from this one. */
export function rememberTabService(): void {
  if (rememberedService.get() !== null) rememberedService.set(rememberedTabService.get());
}

/**
 * The base URL of the first service of a visit: the one chosen last, else the first one in the configuration. After a reload it is the same,
 * whatever has been chosen in other tabs since.
 * @param listed the base URLs in the configuration
 */
export function firstBaseUrl(listed: readonly string[]): string {
  const [usual = SAMPLE_BASE_URL] = listed;
  const chosen = rememberedTabService.get() ?? rememberedService.get() ?? usual;
  rememberedTabService.set(chosen);
  if (listed.includes(chosen)) return chosen;
  const typed = chosen.startsWith(UNLISTED) ? chosen.slice(UNLISTED.length) : null;
  return typed === null || baseUrlFault(typed) !== null ? usual : typed;
}
