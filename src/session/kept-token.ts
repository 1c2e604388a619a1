import { rememberedSignOut, rememberedToken } from "#memory/storage.ts";

type KeptToken = { readonly service: string; readonly token: string; readonly keptAt: number };

/** Keeps a token for as long as this tab lives, because the person asked for it. One service at a time. */
export function keepToken(service: string, token: string): void {
  rememberedToken.set(JSON.stringify({ service, token, keptAt: Date.now() }));
}

/** The token that this tab keeps for a service; null if there is none. */
export function keptToken(service: string): string | null {
  const kept = read();
  return kept?.service === service ? kept.token : null;
}

/** Keeps no token any more; of one service, where it is named. */
export function dropToken(service: string | null = null): void {
  if (service === null || read()?.service === service) rememberedToken.set(null);
}

/**
 * A tab that was closed or on another site does not hear of a sign-out, and comes back with all that it kept: a token older than the last
 * sign-out from its service is removed here, and so is what cannot be read.
 */
function read(): KeptToken | null {
  const stored = rememberedToken.get();
  if (stored === null) return null;
  try {
    const kept: unknown = JSON.parse(stored);
    if (isKeptToken(kept) && kept.keptAt > Number(rememberedSignOut(kept.service).get())) return kept;
  } catch {
    // Written by another version of the app, or by hand.
  }
  rememberedToken.set(null);
  return null;
}

// By hand: the preload script has no room for a schema.
function isKeptToken(value: unknown): value is KeptToken {
  if (typeof value !== "object" || value === null) return false;
  const { service, token, keptAt }: Partial<Record<string, unknown>> = { ...value };
  return typeof service === "string" && typeof token === "string" && typeof keptAt === "number";
}
