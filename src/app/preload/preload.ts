/**
 * Runs as soon as it is there, while the rest of the app is still on its way: asks for the configuration, for the code of the page that the
 * address names, and for what that page will ask for first. See README.md.
 */
import { fileOf, parseAddress, paths, withFile } from "#addresses.ts";
// Paints the page in the chosen colours.
import "#memory/color-scheme.ts";
import { rememberedFile } from "#memory/storage.ts";
import { sendFirstRequests } from "./first-requests.ts";
// Has to be there before the first stylesheet can fail.
import "#lib/missing-styles.ts";
import { BESIDES, PAGES } from "./pages.ts";

const CONFIG_TIMEOUT_MS = 10_000;

type ConfigFile = { readonly ok: boolean; readonly status: number; readonly text: string };

/** `config.json` from beside `index.html`, as it came; rejects where nothing came. */
export const configFile: Promise<ConfigFile> = fetch(`${import.meta.env.BASE_URL}config.json`, {
  signal: AbortSignal.timeout(CONFIG_TIMEOUT_MS),
}).then(async (response) => ({ ok: response.ok, status: response.status, text: await response.text() }));

resumeFile();
const { pathname, search } = window.location;
const place = parseAddress(`${pathname.slice(import.meta.env.BASE_URL.length - 1)}${search}`);
if (place !== null) {
  // What fails here is asked for again by the router, which says so.
  for (const { load } of PAGES[place.page]) load().catch(() => undefined);
  BESIDES[place.page]?.().catch(() => undefined);
  const culture = new URLSearchParams(search).get("culture");
  // What stands in a file needs no request.
  if (fileOf(search) === null)
    void configFile
      .then(({ text }) => sendFirstRequests(place.first, culture, JSON.parse(text)))
      .catch(() => undefined);
}

/** A visit that begins at the front door goes on in the kept file that was chosen last. */
function resumeFile(): void {
  const { pathname, search, hash } = window.location;
  const base = import.meta.env.BASE_URL;
  if (pathname.slice(base.length - 1) !== paths.overview() || fileOf(search) !== null) return;
  const address = withFile(`${pathname}${search}${hash}`, rememberedFile.get() || null);
  window.history.replaceState(window.history.state, "", address);
}
