/** How long a token is good for, in milliseconds. */
export const TOKEN_LIFETIME_MS = 3_600_000;

export type Tokens = {
  /** Whether everybody gets a token, and nobody needs one. */
  isOpen: boolean;
  issue: () => string;
  isValid: (token: string) => boolean;
};

/** The tokens that this service has issued (E1) and that are still good. They do not outlive the page. */
export function createTokens(now: () => number): Tokens {
  const expiries = new Map<string, number>();
  return {
    isOpen: false,
    issue() {
      for (const [token, expiry] of expiries) {
        if (expiry <= now()) expiries.delete(token);
      }
      // Not randomUUID(): insecure origins, where the sample has to work too, do not have it.
      const bytes = crypto.getRandomValues(new Uint8Array(24));
      const token = `sample-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
      expiries.set(token, now() + TOKEN_LIFETIME_MS);
      return token;
    },
    isValid(token) {
      const expiry = expiries.get(token);
      return expiry !== undefined && now() < expiry;
    },
  };
}

/** For a service that anybody may use: none of them is remembered, so that asking for many fills no memory. */
export const OPEN_TOKENS: Tokens = { isOpen: true, issue: () => "anybody", isValid: () => true };
