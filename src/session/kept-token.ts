import * as v from "valibot";
import { rememberedSignOut, rememberedToken } from "#memory/storage.ts";

const keptSchema = v.object({ service: v.string(), token: v.string(), keptAt: v.number() });

/** Keeps a token for as long as this tab lives, because the person asked for it. One service at a time. */
export function keepToken(service: string, token: string): void {
  rememberedToken.set(JSON.stringify({ service, token, keptAt: Date.now() }));
}

/**
 * The token that this tab keeps for a service; null if there is none. A browser brings a closed tab back with all that it kept, so what is
 * older than the last sign-out counts no more.
 */
export function keptToken(service: string): string | null {
  const kept = read();
  if (kept?.service !== service) return null;
  return kept.keptAt > Number(rememberedSignOut(service).get() ?? 0) ? kept.token : null;
}

/** Keeps no token any more; of one service, where it is named. */
export function dropToken(service: string | null = null): void {
  if (service === null || read()?.service === service) rememberedToken.set(null);
}

function read(): v.InferOutput<typeof keptSchema> | null {
  try {
    return v.parse(keptSchema, JSON.parse(rememberedToken.get() ?? "null"));
  } catch {
    // Nothing there, or written by another version of the app, or by hand.
    return null;
  }
}
