import { createTranslator } from "use-intl/core";
import { en } from "#core/text/messages/en.ts";
import { createFormats } from "./use-formats.ts";

/** The formats of English, for functions that take those of the language. */
export const ENGLISH_FORMATS = createFormats(
  "en",
  createTranslator({ locale: "en", messages: en, namespace: "feedback" }),
);
