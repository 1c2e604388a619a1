import { forgetStores } from "./persisted.ts";

/** The names of the stores of `concept-names.ts`, `unit-summaries.ts` and `recently-viewed.ts`. */
const STORES = ["met", "unit-summaries", "looked-at"];

/** Removes the remembered names and the recently viewed concepts of all services. */
export function forgetNamesAndViewed(): void {
  for (const name of STORES) forgetStores(name);
}
