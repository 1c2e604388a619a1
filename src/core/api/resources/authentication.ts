import * as v from "valibot";
import { createClient } from "../http/client.ts";
import type { ClientOptions } from "../http/http.ts";
import { isSendableToken } from "../http/token.ts";

/** The response of E1: the access token as a JSON string. */
const tokenSchema = v.pipe(v.string(), v.check(isSendableToken, "token"));

/** The details that a client exchanges for a token (2.1). Empty ones are not sent. */
export type ClientDetails = {
  clientId?: string | null | undefined;
  clientSecret?: string | null | undefined;
  /** Address of the application. */
  audienceUrl?: string | null | undefined;
};

/** Servers limit the size of headers to far less than this. */
const MAX_BYTES = 64 * 2 ** 10;

/**
 * Exchanges client details for an access token (E1). Sent without a token and without retries, except with the second media type if the
 * service rejects the first with 400 or 415. Rejects with an ApiError.
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
