import { readObject } from "../body.ts";
import { SAMPLE_CLIENT_ID, SAMPLE_CLIENT_SECRET } from "../credentials.ts";
import { Refusal } from "../problem.ts";
import type { Call, Route } from "../routing.ts";

const MEMBERS = new Set(["clientId", "clientSecret", "audienceUrl"]);

/** Issues a token for the sample's client, or for any client if the service is open (E1); the response is the token itself. A body that is no `ClientDetails` (2.1) is refused with 400. */
async function issueToken({ request, tokens }: Call): Promise<string> {
  const details = await readObject(request);
  for (const [name, value] of details) {
    if (!MEMBERS.has(name)) throw new Refusal(400, `The body must not have a member ${name}.`);
    if (value !== null && typeof value !== "string") throw new Refusal(400, `${name} must be a string.`);
  }
  const isKnown =
    tokens.isOpen ||
    (details.get("clientId") === SAMPLE_CLIENT_ID && details.get("clientSecret") === SAMPLE_CLIENT_SECRET);
  if (!isKnown) throw new Refusal(401, "The client id or the client secret is wrong.");
  return tokens.issue();
}

export const authenticationRoutes: readonly Route[] = [
  { method: "POST", path: "/authentication/api/v1/oauth2/token", isOpen: true, handler: issueToken },
];
