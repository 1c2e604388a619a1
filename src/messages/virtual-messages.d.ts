/** The languages of the app and their texts, made by `build/messages.ts`. */
declare module "virtual:messages" {
  import type { LanguageInfo } from "#messages/languages.ts";

  export const languages: readonly LanguageInfo[];
}
