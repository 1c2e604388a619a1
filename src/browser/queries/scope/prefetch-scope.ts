import type { Scope } from "./scope.ts";

/**
 * The scope for prefetches. When the token is rejected, it is renewed only if a user is waiting for the response by then, because renewing
 * may ask the user to sign in.
 */
export function prefetchScope(scope: Scope, isAwaited: () => boolean): Scope {
  const { client } = scope;
  const request: typeof client.request = (spec, signal) =>
    client.request({ ...spec, mayRenewToken: isAwaited }, signal);
  return { ...scope, client: { ...client, request } };
}
