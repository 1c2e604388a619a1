type Loaders = Record<string, () => Promise<string>>;

// Vite requires literal patterns. The tables without translations exist in the default language only.
const loaders = (): Readonly<Record<string, Loaders>> => ({
  en: import.meta.glob<string>("./seed/**/*.tsv", { query: "?language=en", import: "default" }),
  "nb-NO": import.meta.glob<string>(["./seed/**/*.tsv", "!./seed/{projects,requirements}.tsv"], {
    query: "?language=nb-NO",
    import: "default",
  }),
  "de-DE": import.meta.glob<string>(["./seed/**/*.tsv", "!./seed/{projects,requirements}.tsv"], {
    query: "?language=de-DE",
    import: "default",
  }),
  "fr-FR": import.meta.glob<string>(["./seed/**/*.tsv", "!./seed/{projects,requirements}.tsv"], {
    query: "?language=fr-FR",
    import: "default",
  }),
  "bg-BG": import.meta.glob<string>(["./seed/**/*.tsv", "!./seed/{projects,requirements}.tsv"], {
    query: "?language=bg-BG",
    import: "default",
  }),
  ar: import.meta.glob<string>(["./seed/**/*.tsv", "!./seed/{projects,requirements}.tsv"], {
    query: "?language=ar",
    import: "default",
  }),
});

/** Loads a table of the sample in one language, as `build/seed-languages.ts` splits it; it has one line for each concept. */
export async function loadSeed(table: string, language: string): Promise<string> {
  return (await loaders()[language]?.[`./seed/${table}.tsv`]?.()) ?? "";
}
