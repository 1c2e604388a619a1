import type { ClientOptions } from "#core/api/http/http.ts";
import { createTokenSource, type TokenSource } from "#core/api/http/token.ts";
import { type ClientDetails, obtainToken } from "#core/api/resources/authentication.ts";

/** The `token` of a client that obtains and renews its token with a client id and secret (E1). */
export function clientCredentials(
  options: Omit<ClientOptions, "token">,
  details: ClientDetails,
): TokenSource {
  return createTokenSource(() => obtainToken(options, details));
}
