declare global {
  /** As far as it is used here; TypeScript has no types for it. */
  var trustedTypes:
    | {
        readonly defaultPolicy: object | null;
        createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): void;
      }
    | undefined;
}

const trusted = new Set<string>();

/**
 * Lets a worker be started from this address where the page's Content-Security-Policy requires Trusted Types. Workers are started by plain
 * strings, which only a default policy sees; every other address is refused.
 */
export function trustScript(url: string): void {
  trusted.add(url);
  if (globalThis.trustedTypes?.defaultPolicy !== null) return;
  globalThis.trustedTypes.createPolicy("default", {
    createScriptURL: (url) => (trusted.has(url) ? url : null),
  });
}
