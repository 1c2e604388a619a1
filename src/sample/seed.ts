/** The tables of the sample catalogue, split by language at build time (`build/seed-languages.ts`). */
export const SEED_TABLES = [
  "classifications",
  "codes/building-elements",
  "codes/construction-products",
  "codes/spaces",
  "codes/works",
  "construction-objects",
  "documents",
  "projects",
  "properties",
  "property-tags",
  "requirements",
  "templates",
  "units",
  "values",
] as const;

export type SeedTable = (typeof SEED_TABLES)[number];

type Loaders = Record<string, () => Promise<string>>;

// Vite requires literal patterns; other environments do not call this. Tables without translations are loaded with the default language.
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

/** Loads the part of a table in a language; every part has one line for each concept. */
export async function loadSeed(table: SeedTable, language: string): Promise<string> {
  return (await loaders()[language]?.[`./seed/${table}.tsv`]?.()) ?? "";
}
