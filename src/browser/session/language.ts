import type { Messages } from "use-intl/core";
import { type LanguageInfo, LANGUAGES, preferredLanguage } from "#browser/lib/languages.ts";
import { rememberedLanguage } from "#browser/storage/storage.ts";
import { createStore, type Store } from "#core/lib/store.ts";

/** The language of the app, with the texts that are loaded. */
type Language = {
  readonly info: LanguageInfo;
  /** The locale of numbers and dates: the browser's own if it is of this language; with Latin digits, as the data have them. */
  readonly locale: string;
  readonly messages: Partial<Messages>;
  /** Whether the texts of all pages are loaded, not only those of the first ones. */
  readonly isWhole: boolean;
};

const preferred =
  LANGUAGES.find(({ code }) => code === rememberedLanguage.get()) ?? preferredLanguage(navigator.languages);
const store = createStore<Language>(languageOf(preferred, {}, false));
/** The texts that are loaded or loading. */
const requested = createStore<{ readonly info: LanguageInfo; readonly isWhole: boolean }>({
  info: preferred,
  isWhole: false,
});

/** The language of the app: the one that was chosen last in this browser, else the first of the browser's languages that the app speaks. */
export const language: Pick<Store<Language>, "get" | "subscribe"> = store;

/** The texts of the first pages; requested when this module is first imported. Rejects if they cannot be loaded. */
export const firstTexts: Promise<void> = load();

/** Loads the texts that the first pages do not need, once for each language. Rejects if that fails. */
export async function loadAllTexts(): Promise<void> {
  const { info, isWhole } = store.get();
  if (isWhole && requested.get().info === info) return;
  if (!requested.get().isWhole) requested.set({ ...requested.get(), isWhole: true });
  await load();
}

/** Shows the app in another language, also on later visits, as soon as its texts are loaded. Rejects if they cannot be loaded. */
export async function chooseLanguage(info: LanguageInfo): Promise<void> {
  const before = requested.get();
  requested.set({ ...before, info });
  try {
    await load();
  } catch (error) {
    if (requested.get().info === info) requested.set({ ...requested.get(), info: store.get().info });
    throw error;
  }
  rememberedLanguage.set(info.code);
}

/** Loads the requested texts and shows them; if others have been requested meanwhile, those. */
async function load(): Promise<void> {
  const request = requested.get();
  const { info, isWhole } = request;
  const [first, rest] = await Promise.all([info.loadFirst(), isWhole ? info.loadRest() : null]);
  if (requested.get() !== request) return load();
  if (store.get().info === info && store.get().isWhole) return undefined;
  store.set(languageOf(info, { ...first.default, ...rest?.default }, isWhole));
  const { documentElement } = document;
  if (documentElement.lang !== info.code) {
    documentElement.lang = info.code;
    documentElement.dir = info.direction;
  }
  return undefined;
}

function languageOf(info: LanguageInfo, messages: Partial<Messages>, isWhole: boolean): Language {
  const own = navigator.languages.find((tag) => tag.split("-")[0] === info.code) ?? info.code;
  return { info, locale: `${own}-u-nu-latn`, messages, isWhole };
}
