import { rememberedSignOut, rememberedToken } from "#browser/storage/storage.ts";

type KeptToken = {
  readonly service: string;
  readonly token: string;
  /** See `Credentials`. */
  readonly person: string;
  readonly keptAt: number;
};

/** Keeps a token for the lifetime of this tab, at the user's request. One service at a time. */
export function keepToken(service: string, token: string, person: string): void {
  rememberedToken.set(JSON.stringify({ service, token, person, keptAt: Date.now() }));
}

/** The token that this tab keeps for a service, and whose it is; null if there is none. */
export function keptToken(service: string): Pick<KeptToken, "token" | "person"> | null {
  const kept = read();
  return kept?.service === service ? kept : null;
}

/** Removes the kept token; if a service is given, only a token for it. */
export function dropToken(service: string | null = null): void {
  if (service === null || read()?.service === service) rememberedToken.set(null);
}

/**
 * A tab that was closed or on another site misses the message of a sign-out and is restored with its storage: a token older than the last
 * sign-out from its service is removed here, and so is invalid data.
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

// Without a schema, to keep the preload script small.
function isKeptToken(value: unknown): value is KeptToken {
  if (typeof value !== "object" || value === null) return false;
  const { service, token, person, keptAt }: Partial<Record<string, unknown>> = { ...value };
  const texts = [service, token, person];
  return texts.every((text) => typeof text === "string") && typeof keptAt === "number";
}
