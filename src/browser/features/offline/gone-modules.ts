import { rememberedReloads } from "#browser/storage/storage.ts";
import { fileOf } from "#core/addresses/addresses.ts";

/**
 * Reloads the app where a module is gone, because the app was updated since this page was opened: once for each address and version, so
 * that a file that is missing for another reason causes no loop. Then, and without a network, the page shows the error. Returns a function
 * that ends it.
 */
export function reloadWhereModulesAreGone(): () => void {
  const onError = ({ payload }: WindowEventMap["vite:preloadError"]): void => {
    // Safari does not name the file.
    const file = payload.message.split(/\s/).find((word) => /\.(?:css|js)$/.test(word));
    reload(file ?? import.meta.url).catch(() => undefined);
  };
  window.addEventListener("vite:preloadError", onError);
  return () => window.removeEventListener("vite:preloadError", onError);
}

async function reload(file: string): Promise<void> {
  const { href, search } = window.location;
  const reloads = rememberedReloads.get() ?? "";
  const entry = `${href} ${import.meta.url}\n`;
  // A catalogue file that is not kept would be lost; the message about the module offers to reload.
  if (reloads.includes(entry) || fileOf(search) !== null) return;
  const { status, headers } = await fetch(file, { cache: "no-store" });
  // Some servers send the page in place of a missing file.
  const isGone = status === 404 || headers.get("Content-Type")?.startsWith("text/html") === true;
  if (!isGone || window.location.href !== href) return;
  rememberedReloads.set(reloads + entry);
  window.location.reload();
}
