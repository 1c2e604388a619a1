import type { ClientDetails } from "#api/resources/authentication.ts";

/** The credentials of a sign-in: client details for E1, or an existing token. The details stay in memory. */
export type Credentials = {
  readonly token: string;
  /** The details that obtain a token; null for an existing token. */
  readonly details: ClientDetails | null;
  /** Whether the token may outlive a reload of this tab. */
  readonly isKept: boolean;
};
