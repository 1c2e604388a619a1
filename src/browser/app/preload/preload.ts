import { loadTextsWithModules } from "#browser/lib/lazy-module.ts";
// Applies the chosen colour scheme.
import "#browser/storage/color-scheme.ts";
import { latestLocation } from "#browser/routing/latest-location.ts";
// Requests the texts.
import { loadAllTexts } from "#browser/session/language.ts";
import { rememberedConfig, rememberedFile } from "#browser/storage/storage.ts";
/**
 * Runs before the rest of the app has loaded: requests the configuration, the modules of the page at this address, and its first data. See
 * README.md.
 */
import { fileOf, parseAddress, paths, withFile } from "#core/addresses/addresses.ts";
import { optional } from "#core/lib/missing-module.ts";
import { sendFirstRequests } from "./first-requests.ts";
// Must run before any stylesheet can fail.
import "#browser/lib/missing-styles.ts";
import { SECONDARY_MODULES, PAGES } from "./pages.ts";

const CONFIG_TIMEOUT_MS = 10_000;

type ConfigFile = { readonly ok: boolean; readonly status: number; readonly text: string };

/** The `config.json` beside `index.html`, or that of the last visit if there is no response; rejects if there is neither. */
export const configFile: Promise<ConfigFile> = loadConfigFile();

loadTextsWithModules(loadAllTexts);
resumeFile();
const { pathname, search } = latestLocation();
const route = parseAddress(`${pathname}${search}`);
if (route !== null) {
  // The router tries failed modules again and reports the error.
  for (const { load } of PAGES[route.page]) load().catch(() => undefined);
  const secondary = SECONDARY_MODULES[route.page];
  if (secondary !== undefined) void optional(secondary());
  const culture = new URLSearchParams(search).get("culture");
  // Catalogue files need no requests.
  if (fileOf(search) === null)
    void configFile
      .then(({ text }) => sendFirstRequests(route.first, culture, JSON.parse(text)))
      .catch(() => undefined);
}

/** A visit that starts at the root address continues in the catalogue file that was open last, if it is kept. */
function resumeFile(): void {
  // After a reload, or Back from another site, the visit goes on: another tab may have opened the file meanwhile.
  if (window.history.state !== null) return;
  const { pathname, search, hash } = latestLocation();
  if (pathname !== paths.overview() || fileOf(search) !== null) return;
  const address = withFile(`${window.location.pathname}${search}${hash}`, rememberedFile.get() || null);
  window.history.replaceState(null, "", address);
}

async function loadConfigFile(): Promise<ConfigFile> {
  try {
    const signal = AbortSignal.timeout(CONFIG_TIMEOUT_MS);
    const response = await fetch(`${import.meta.env.BASE_URL}config.json`, { signal });
    const { ok, status } = response;
    const text = await response.text();
    if (ok) rememberedConfig.set(text);
    return { ok, status, text };
  } catch (error) {
    const text = rememberedConfig.get();
    if (text === null) throw error;
    return { ok: true, status: 200, text };
  }
}
