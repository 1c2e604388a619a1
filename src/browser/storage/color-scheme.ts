import { createStore, type Store } from "#core/lib/store.ts";
import { localSlot } from "./storage.ts";

type ColorScheme = "light" | "dark";

/** The user's choice; any other value means the system's preference. */
const chosen = localSlot("mantine-color-scheme-value");
const prefersDark = matchMedia("(prefers-color-scheme: dark)");

function effectiveScheme(): ColorScheme {
  const scheme = chosen.get();
  return scheme === "dark" || (scheme !== "light" && prefersDark.matches) ? "dark" : "light";
}

const store = createStore(effectiveScheme());

/** Applies the scheme to the document. */
function apply(): void {
  store.set(effectiveScheme());
  document.documentElement.dataset["mantineColorScheme"] = store.get();
}

/** The current colour scheme; applied to the document on import, to avoid a flash of the wrong colours. */
export const colorScheme: Pick<Store<ColorScheme>, "get" | "subscribe"> = store;

/** Sets the colour scheme, also for later visits and in other tabs. */
export function chooseColorScheme(scheme: ColorScheme): void {
  chosen.set(scheme);
  apply();
}

apply();
prefersDark.addEventListener("change", apply);
window.addEventListener("storage", apply);
