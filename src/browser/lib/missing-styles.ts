import { MissingModuleError } from "#core/lib/missing-module.ts";

/** Stylesheets that failed to load. Vite requests each only once, so the app has to retry. */
const missing = new Set<HTMLLinkElement>();

// Programs and unit tests that import parts of the app have no document.
if ("document" in globalThis)
  document.addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === "stylesheet") missing.add(target);
    },
    // Such errors do not bubble.
    true,
  );

/** Loads the missing stylesheets; rejects if one still fails. */
export async function fetchMissingStyles(): Promise<void> {
  const links = [...missing];
  missing.clear();
  await Promise.all(links.map(fetchAgain));
}

async function fetchAgain(link: HTMLLinkElement): Promise<void> {
  const again = document.createElement("link");
  again.rel = link.rel;
  again.crossOrigin = link.crossOrigin;
  again.href = link.href;
  await new Promise((resolve, reject) => {
    again.addEventListener("load", resolve);
    again.addEventListener("error", () =>
      reject(new MissingModuleError(`${link.href} could not be fetched.`)),
    );
    link.replaceWith(again);
  });
}
