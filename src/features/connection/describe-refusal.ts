import { isApiError } from "#api/http/errors.ts";
import type { Text } from "#messages/text.ts";
import { statusTitle } from "#concepts/failure/failure.tsx";

/** Why signing in failed, and what may help. */
export type Refusal = {
  readonly title: Text | string;
  readonly advice: string;
  /** Whether a retry may succeed. */
  readonly canRetry: boolean;
};

type Circumstances = {
  readonly baseUrl: string;
  /** The origin of this page. */
  readonly origin: string;
  /** Whether the server responds at all; checked only if no response could be read. */
  readonly isReachable: boolean;
};

const GATEWAY = "or use Plinth's gateway, which does not need this permission.";

/** Explains an error of E1 to the user who signs in. */
export function describeRefusal(error: unknown, circumstances: Circumstances): Refusal {
  if (!isApiError(error)) {
    return { title: "The app could not sign in", advice: String(error), canRetry: true };
  }
  if (error.kind === "network") return describeNoResponse(circumstances);
  if (error.kind === "timeout") {
    return { title: "The service took too long", advice: "It did not answer in time.", canRetry: true };
  }
  if (error.kind === "contract" || error.kind === "too-large") {
    return {
      title: "There are no access tokens at this address",
      advice: "A server answered, but not with an access token. Check the base URL.",
      canRetry: false,
    };
  }
  return describeStatus(error.status ?? 0);
}

function describeStatus(status: number): Refusal {
  if (status === 401 || status === 403) {
    return {
      title: "The service does not accept these credentials",
      advice: "Check the client ID, the client secret and the application URL.",
      canRetry: false,
    };
  }
  if (status === 429 || status >= 500) {
    return {
      title: statusTitle(status === 429 ? 429 : 500),
      advice: "The credentials may be right. Try again later.",
      canRetry: true,
    };
  }
  if (status === 404 || status === 405) {
    return {
      title: "There is no sign-in at this address",
      advice: "Check the base URL. It is the address of the service alone, without the path of an operation.",
      canRetry: false,
    };
  }
  return {
    title: "The service did not understand the request",
    advice: "Check that client ID, client secret and application URL are complete and in the right fields.",
    canRetry: false,
  };
}

function describeNoResponse({ baseUrl, origin, isReachable }: Circumstances): Refusal {
  const service = baseUrl === "" ? origin : baseUrl;
  if (origin.startsWith("https:") && baseUrl.startsWith("http:")) {
    return {
      title: "The browser blocks this address",
      advice:
        "This page was loaded over https:, so the browser does not let it call an address that begins with http:. Use the https: address of the service.",
      canRetry: false,
    };
  }
  if (isReachable && !isSameOrigin(service, origin)) {
    return {
      title: "The service does not let this site read its answers",
      advice: `${service} answers, but not to pages of ${origin} (CORS). Ask its operator to allow this origin, ${GATEWAY}`,
      canRetry: true,
    };
  }
  return {
    title: "The service did not answer",
    advice: `Check the base URL and the connection to ${service}. If both are right, the service may not allow requests from ${origin} (CORS): ask its operator to allow this origin, ${GATEWAY}`,
    canRetry: true,
  };
}

function isSameOrigin(baseUrl: string, origin: string): boolean {
  return URL.canParse(baseUrl) && new URL(baseUrl).origin === origin;
}
