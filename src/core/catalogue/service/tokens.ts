/** The lifetime of a token, in milliseconds. */
export const TOKEN_LIFETIME_MS = 3_600_000;

export type Tokens = {
  /** Whether requests need no valid token. */
  isOpen: boolean;
  issue: () => string;
  isValid: (token: string) => boolean;
};

/** The valid tokens that this service has issued (E1). They do not outlive the page. */
export function createTokens(): Tokens {
  const expiries = new Map<string, number>();
  return {
    isOpen: false,
    issue() {
      for (const [token, expiry] of expiries) {
        if (expiry <= Date.now()) expiries.delete(token);
      }
      // Not randomUUID(), which insecure origins lack.
      const bytes = crypto.getRandomValues(new Uint8Array(24));
      const token = `sample-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
      expiries.set(token, Date.now() + TOKEN_LIFETIME_MS);
      return token;
    },
    isValid(token) {
      const expiry = expiries.get(token);
      return expiry !== undefined && Date.now() < expiry;
    },
  };
}

/** For an open service: tokens are not stored, so that issuing many takes no memory. */
export const OPEN_TOKENS: Tokens = { isOpen: true, issue: () => "anybody", isValid: () => true };
