import { createStore, type Store } from "#lib/store.ts";
import { localSlot } from "./storage.ts";

type ColorScheme = "light" | "dark";

/** What was chosen last; anything else: what the system prefers. */
const chosen = localSlot("mantine-color-scheme-value");
const prefersDark = matchMedia("(prefers-color-scheme: dark)");

function current(): ColorScheme {
  const scheme = chosen.get();
  return scheme === "dark" || (scheme !== "light" && prefersDark.matches) ? "dark" : "light";
}

const store = createStore(current());

/** Tells the stylesheets. */
function show(): void {
  store.set(current());
  document.documentElement.dataset["mantineColorScheme"] = store.get();
}

/** The colours that are shown; in the document from the moment of the import, so that nobody is blinded until the app is there. */
export const colorScheme: Pick<Store<ColorScheme>, "get" | "subscribe"> = store;

/** Shows these colours from now on, on later visits and in other tabs too. */
export function chooseColorScheme(scheme: ColorScheme): void {
  chosen.set(scheme);
  show();
}

show();
prefersDark.addEventListener("change", show);
window.addEventListener("storage", show);
