/** The languages of the app and their texts, made by `build/messages.ts`. */
declare module "virtual:messages" {
  import type { LanguageInfo } from "#browser/lib/languages.ts";

  export const languages: readonly LanguageInfo[];
}
