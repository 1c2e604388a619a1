declare global {
  /** The part of the API used here; TypeScript has no types for it. */
  var trustedTypes:
    | {
        readonly defaultPolicy: object | null;
        createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): void;
      }
    | undefined;
}

const trusted = new Set<string>();

/**
 * Allows workers to be started from this URL if the page's Content-Security-Policy requires Trusted Types. Worker URLs are plain strings,
 * which only a default policy handles; it rejects all other URLs.
 */
export function trustScript(url: string): void {
  trusted.add(url);
  if (globalThis.trustedTypes?.defaultPolicy !== null) return;
  globalThis.trustedTypes.createPolicy("default", {
    createScriptURL: (url) => (trusted.has(url) ? url : null),
  });
}
