import { type ConceptAt, parseAddress } from "#addresses.ts";
import { type Here, readOpenInput } from "#concepts/open-by-guid/parse-input.ts";
import { fold } from "#lib/match-text.ts";

/** What an input may mean, as far as its form tells. */
export type Meaning =
  | { readonly kind: "address"; readonly path: string; readonly concept: ConceptAt | null }
  /** The ways to write the GUID, the likeliest first. */
  | { readonly kind: "guid"; readonly guids: readonly string[] }
  /** A class number, or a GUID of another form than usual. */
  | { readonly kind: "number"; readonly guids: readonly string[] };

/** A UUID with or without hyphens, an IFC GUID, or any URI. */
const GUID =
  /^(?:[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}|[\da-f]{32}|[0-3][\w$]{21}|(?:https?:\/\/|urn:).+)$/i;
/** Base paths are short. */
const MAX_BASE_SEGMENTS = 8;
const WRAPPED = /^(?:urn:uuid:)?\{?(.+?)\}?$/i;

/** What an input may mean. Addresses of Plinth count wherever it runs, as long as they show a concept. */
export function readInput(text: string, here: Here): Meaning {
  const input = readOpenInput(text, here);
  if (input.kind === "address") return input;
  const elsewhere = readForeignAddress(text);
  if (elsewhere !== null) return elsewhere;
  const bare = WRAPPED.exec(text)?.[1] ?? text;
  const isGuid = GUID.test(bare);
  const guids = isGuid ? [bare, bare.toLowerCase(), text] : [text];
  return { kind: isGuid ? "guid" : "number", guids: [...new Set(guids)] };
}

/** How GUIDs are compared with what is known already: however they are written. */
export function comparableGuid(text: string): string {
  return (WRAPPED.exec(text)?.[1] ?? text).toLowerCase();
}

/** How class numbers are compared: without case, accents and the number of spaces. */
export function comparableNumber(text: string): string {
  return fold(text.trim().replaceAll(/\s+/g, " "));
}

function readForeignAddress(text: string): Extract<Meaning, { kind: "address" }> | null {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const { pathname, search } = new URL(text);
  const segments = pathname.split("/");
  // It may be served below a path of its own.
  for (let skipped = 1; skipped <= MAX_BASE_SEGMENTS; skipped += 1) {
    const path = `/${segments.slice(skipped).join("/")}${search}`;
    const concept = parseAddress(path)?.concept ?? null;
    if (concept !== null) return { kind: "address", path, concept };
  }
  return null;
}
