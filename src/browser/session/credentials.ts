import type { ClientDetails } from "#core/api/resources/authentication.ts";

/** The credentials of a sign-in: client details for E1, or an existing token. The details stay in memory. */
export type Credentials = {
  readonly token: string;
  /** The details that obtain a token; null for an existing token. */
  readonly details: ClientDetails | null;
  /** Whether the token may outlive a reload of this tab. */
  readonly isKept: boolean;
  /** Identifies who signed in, so that responses kept for one person are not shown to another. */
  readonly person: string;
};

/** Who signs in: for client details, the client and the application; for an existing token, which may be anybody's, that token. */
export function personOf(token: string, details: ClientDetails | null): string {
  if (details !== null) return JSON.stringify([details.clientId, details.audienceUrl]);
  // FNV-1a: enough to tell tokens apart, and no way back to the token.
  let hash = 0x811c9dc5;
  for (let at = 0; at < token.length; at += 1) hash = Math.imul(hash ^ token.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16);
}
