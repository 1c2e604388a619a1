import { type AppLocation, readOpenInput } from "#browser/parts/open-by-guid/parse-input.ts";
import { type ConceptAt, parseAddress } from "#core/addresses/addresses.ts";
import { bareGuid, looksLikeGuid } from "#core/text/guid-forms.ts";
import { fold } from "#core/text/match-text.ts";

/** The possible meaning of an input, judged by its form. */
export type Meaning =
  | { readonly kind: "address"; readonly path: string; readonly concept: ConceptAt | null }
  /** The possible spellings of the GUID, the likeliest first. */
  | { readonly kind: "guid"; readonly guids: readonly string[] }
  /** A class number, or a GUID of an unusual form. */
  | { readonly kind: "number"; readonly guids: readonly string[] };

const URI = /^(?:https?:\/\/|urn:)./i;
/** The maximum number of path segments of a base path. */
const MAX_BASE_SEGMENTS = 8;

/** The possible meaning of an input. Addresses of any Plinth deployment count if they show a concept. */
export function readInput(text: string, location: AppLocation): Meaning {
  const input = readOpenInput(text, location);
  if (input.kind === "address") return input;
  const elsewhere = readForeignAddress(text);
  if (elsewhere !== null) return elsewhere;
  const bare = bareGuid(text);
  const isGuid = looksLikeGuid(bare) || URI.test(bare);
  const guids = isGuid ? [bare, bare.toLowerCase(), text] : [text];
  return { kind: isGuid ? "guid" : "number", guids: [...new Set(guids)] };
}

/** Normalises the spelling of a GUID for comparison. */
export function comparableGuid(text: string): string {
  return bareGuid(text).toLowerCase();
}

/** Normalises a class number for comparison: ignores case, accents and the number of spaces. */
export function comparableNumber(text: string): string {
  return fold(text.trim().replaceAll(/\s+/g, " "));
}

function readForeignAddress(text: string): Extract<Meaning, { kind: "address" }> | null {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const { pathname, search } = new URL(text);
  const segments = pathname.split("/");
  // The deployment may have a base path.
  for (let skipped = 1; skipped <= MAX_BASE_SEGMENTS; skipped += 1) {
    const path = `/${segments.slice(skipped).join("/")}${search}`;
    const concept = parseAddress(path)?.concept ?? null;
    if (concept !== null) return { kind: "address", path, concept };
  }
  return null;
}
