import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import compile from "icu-minify/compile";
import type { Plugin } from "vite";
import { en } from "#core/text/messages/en.ts";
import { FIRST_PAGE_NAMESPACES } from "#core/text/messages/first-page.ts";
import { pseudoMessage } from "./pseudo-locale.ts";

/** The texts of a language by namespace and key. */
export type Catalogue = Readonly<Record<string, Readonly<Record<string, string>>>>;

const FOLDER = join(import.meta.dirname, "../src/core/text/messages");
const ID = "virtual:messages";
const PSEUDO = "en-XA";
const PARTS = ["first", "rest"] as const;

/** The catalogues of all languages: English from `src/core/text/messages/en.ts`, each other one from a JSON file beside it. */
export function readCatalogues(): Map<string, Catalogue> {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith(".json"));
  return new Map<string, Catalogue>([
    ["en", en],
    ...files.map(
      (name) => [basename(name, ".json"), JSON.parse(readFileSync(join(FOLDER, name), "utf8"))] as const,
    ),
  ]);
}

/**
 * The module `virtual:messages`: the languages, and for each the modules of its texts, those of the first pages and the others, so that only
 * one language is loaded. A build contains compiled messages, and only the part of the library that formats these; the development server
 * and unit tests have the messages as they are written.
 *
 * @param withPseudoLocale whether there is a language `en-XA`, by which tests find texts that are cut off or not translated
 */
export function messageCatalogues({ withPseudoLocale }: { readonly withPseudoLocale: boolean }): Plugin {
  let isCompiled = false;
  const catalogues = (): Map<string, Catalogue> => {
    const all = readCatalogues();
    if (withPseudoLocale) all.set(PSEUDO, en);
    return all;
  };
  return {
    name: "messages",
    config: (_config, { command }) => {
      isCompiled = command === "build";
      return isCompiled
        ? { resolve: { alias: { "use-intl/format-message": "use-intl/format-message/format-only" } } }
        : {};
    },
    resolveId: { filter: { id: /^virtual:messages/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:messages/ },
      handler(id) {
        const [, code = "", part] = id.split("/");
        if (code === "") return languagesModule([...catalogues().keys()]);
        const written = catalogues().get(code) ?? {};
        return catalogueModule(written, part === "first", (text) => {
          if (!isCompiled) return text;
          return code === PSEUDO ? pseudoMessage(compile(text)) : compile(text);
        });
      },
    },
    handleHotUpdate({ file, server }) {
      if (file.startsWith(FOLDER) && file.endsWith(".json")) void server.restart();
    },
  };
}

function languagesModule(codes: readonly string[]): string {
  const languages = codes.map((code) => {
    const locale = new Intl.Locale(code);
    const imports = PARTS.map((part) => `() => import(${JSON.stringify(`${ID}/${code}/${part}`)})`);
    const info = { code, name: ownName(code), direction: isRightToLeft(locale) ? "rtl" : "ltr" };
    return {
      info,
      source: `{ ...${JSON.stringify(info)}, loadFirst: ${imports[0]}, loadRest: ${imports[1]} }`,
    };
  });
  const rank = (code: string): number => (code === "en" ? 0 : code === PSEUDO ? 2 : 1);
  languages.sort(
    ({ info: a }, { info: b }) => rank(a.code) - rank(b.code) || a.name.localeCompare(b.name, "en"),
  );
  return `export const languages = [${languages.map(({ source }) => source).join(", ")}];`;
}

/** The name of a language in itself, with a capital letter: `Français`. */
function ownName(code: string): string {
  const name = new Intl.DisplayNames(code, { type: "language" }).of(code) ?? code;
  return name.replace(/^\p{L}/u, (letter) => letter.toLocaleUpperCase(code));
}

function isRightToLeft(locale: Intl.Locale): boolean {
  return ["Arab", "Hebr", "Thaa", "Syrc"].includes(locale.maximize().script ?? "");
}

function catalogueModule(catalogue: Catalogue, isFirst: boolean, convert: (text: string) => unknown): string {
  const first = new Set<string>(FIRST_PAGE_NAMESPACES);
  const part = Object.entries(catalogue).filter(([namespace]) => first.has(namespace) === isFirst);
  const messages = part.map(([namespace, texts]) => [
    namespace,
    Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, convert(text)])),
  ]);
  return `export default ${JSON.stringify(Object.fromEntries(messages))};`;
}
