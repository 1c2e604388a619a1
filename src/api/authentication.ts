import * as v from "valibot";
import { createClient } from "./client.ts";
import type { ClientOptions } from "./http.ts";
import { isSendableToken } from "./token.ts";

/** What E1 answers with: the access token as a JSON string. */
const tokenSchema = v.pipe(v.string(), v.check(isSendableToken, "a token that a header can carry"));

/** What a client exchanges for a token (2.1). What is empty or not given is not sent. */
export type ClientDetails = {
  clientId?: string | null | undefined;
  clientSecret?: string | null | undefined;
  /** Address of the application. */
  audienceUrl?: string | null | undefined;
};

/** A token stands in a header, which servers limit to far less. */
const MAX_BYTES = 64 * 2 ** 10;

/**
 * Exchanges client details for an access token (E1). Sent without a token, and never again after a failure, but
 * for the second media type if the service refuses the first with 400 or 415. Rejects with an ApiError.
 */
export function obtainToken(
  options: Omit<ClientOptions, "token">,
  details: ClientDetails,
  signal?: AbortSignal,
): Promise<string> {
  const { clientId, clientSecret, audienceUrl } = details;
  const body = {
    ...(clientId ? { clientId } : {}),
    ...(clientSecret ? { clientSecret } : {}),
    ...(audienceUrl ? { audienceUrl } : {}),
  };
  return createClient(options).request(
    { operation: "E1", parameters: {}, body, retry: false, maxBytes: MAX_BYTES, schema: tokenSchema },
    signal,
  );
}
