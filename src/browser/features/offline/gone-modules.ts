import { rememberedReloads } from "#browser/storage/storage.ts";
import { fileOf } from "#core/addresses/addresses.ts";
import { sleep } from "#core/api/http/abort.ts";
import { isPassedOver } from "#core/lib/missing-module.ts";

/**
 * Reloads the app where a module that somebody needs is gone, because the app was updated since this page was opened: once for each address
 * and version, so that a file that is missing for another reason causes no loop. Then, and without a network, the page shows the error.
 * Returns a function that ends it.
 */
export function reloadWhereModulesAreGone(): () => void {
  const onError = ({ payload }: WindowEventMap["vite:preloadError"]): void => {
    reload(payload).catch(() => undefined);
  };
  window.addEventListener("vite:preloadError", onError);
  return () => window.removeEventListener("vite:preloadError", onError);
}

async function reload(error: Error): Promise<void> {
  const { href, search } = window.location;
  const entry = `${href} ${import.meta.url}\n`;
  const hasReloaded = (): boolean => rememberedReloads.get()?.includes(entry) === true;
  // The event comes before those who wait for the module learn of its failure.
  await sleep(0);
  // A catalogue file that is not kept would be lost; the message about the module offers to reload.
  if (isPassedOver(error) || hasReloaded() || fileOf(search) !== null) return;
  // Safari does not name the file.
  const file = error.message.split(/\s/).find((word) => /\.(?:css|js)$/.test(word));
  const { status, headers } = await fetch(file ?? import.meta.url, { cache: "no-store" });
  // Some servers send the page in place of a missing file.
  const isGone = status === 404 || headers.get("Content-Type")?.startsWith("text/html") === true;
  // Another module may have been found to be gone meanwhile.
  if (!isGone || window.location.href !== href || hasReloaded()) return;
  rememberedReloads.set((rememberedReloads.get() ?? "") + entry);
  window.location.reload();
}
