import * as v from "valibot";
import { type ClientOptions, createClient } from "./client.ts";
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

/**
 * Exchanges client details for an access token (E1). Sent without a token, and never again after a failure, but
 * for the second media type if the service refuses the first with 400 or 415. Rejects with an ApiError.
 */
export function obtainToken(
  options: Omit<ClientOptions, "token">,
  { clientId, clientSecret, audienceUrl }: ClientDetails,
  signal?: AbortSignal,
): Promise<string> {
  return createClient({ ...options, token: null }).request(
    {
      operation: "E1",
      method: "POST",
      path: "/authentication/api/v1/oauth2/token",
      body: {
        value: {
          ...(clientId ? { clientId } : {}),
          ...(clientSecret ? { clientSecret } : {}),
          ...(audienceUrl ? { audienceUrl } : {}),
        },
        mediaTypes: ["application/json", "application/json-patch+json"],
      },
      retry: false,
      schema: tokenSchema,
    },
    signal,
  );
}
