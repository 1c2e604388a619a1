import type { Scope } from "./scope.ts";

/**
 * The scope for requests of which many are made at once, as by an export or for the rows in view: they do not delay the requests that a
 * user waits for (see `createLimit`). A queued request that is cancelled before its turn is never sent.
 */
export function backgroundScope(scope: Scope): Scope {
  const { client } = scope;
  const request: typeof client.request = (spec, signal) =>
    client.request({ ...spec, isBackground: true }, signal);
  return { ...scope, client: { ...client, request } };
}
