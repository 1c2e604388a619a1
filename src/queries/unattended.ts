import type { Scope } from "./scope.ts";

/**
 * The scope for requests made ahead: where the token is refused, it is renewed only if somebody has come to wait for the answer by then,
 * since renewing may ask a person to sign in.
 */
export function unattended(scope: Scope, isAwaited: () => boolean): Scope {
  const { client } = scope;
  const request: typeof client.request = (spec, signal) =>
    client.request({ ...spec, mayRenewToken: isAwaited }, signal);
  return { ...scope, client: { ...client, request } };
}
