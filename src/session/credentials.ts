import type { ClientDetails } from "#api/authentication.ts";

/** How a person signed in: with what E1 takes, or with a token that was obtained elsewhere. The details stay in memory. */
export type Credentials = {
  readonly token: string;
  /** What the token was obtained with, and what gets the next one; null for a token from elsewhere. */
  readonly details: ClientDetails | null;
  /** Whether the token may outlive a reload of this tab. */
  readonly isKept: boolean;
};
