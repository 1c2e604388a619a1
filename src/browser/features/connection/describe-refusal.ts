import { redirectDetail, statusTitle } from "#browser/parts/failure/describe-failure.ts";
import { isApiError } from "#core/api/http/errors.ts";
import { text, type Text } from "#core/text/messages/text.ts";

/** Why signing in failed, and what may help. */
export type Refusal = {
  readonly title: Text;
  readonly advice: Text | string;
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

/** Explains an error of E1 to the user who signs in. */
export function describeRefusal(error: unknown, circumstances: Circumstances): Refusal {
  if (!isApiError(error)) {
    return { title: text("connection.notSignedIn"), advice: String(error), canRetry: true };
  }
  if (error.kind === "network") {
    if (error.status === null) return describeNoResponse(circumstances);
    // The browser let this page read its beginning.
    return { title: text("failure.network"), advice: text("failure.networkDetail"), canRetry: true };
  }
  if (error.kind === "timeout") {
    return { title: text("failure.timeout"), advice: text("failure.timeoutDetail"), canRetry: true };
  }
  if (error.kind === "redirect") {
    return { title: text("failure.redirect"), advice: redirectDetail(error), canRetry: false };
  }
  if (error.kind === "contract" || error.kind === "too-large") {
    return {
      title: text("connection.noTokensHere"),
      advice: text("connection.noTokensHereAdvice"),
      canRetry: false,
    };
  }
  return describeStatus(error.status ?? 0);
}

function describeStatus(status: number): Refusal {
  if (status === 401 || status === 403) {
    return {
      title: text("connection.credentialsRefused"),
      advice: text("connection.credentialsRefusedAdvice"),
      canRetry: false,
    };
  }
  if (status === 429 || status >= 500) {
    return {
      title: statusTitle(status === 429 ? 429 : 500),
      advice: text("connection.tryLater"),
      canRetry: true,
    };
  }
  if (status === 404 || status === 405) {
    return {
      title: text("connection.noSignInHere"),
      advice: text("connection.noSignInHereAdvice"),
      canRetry: false,
    };
  }
  return {
    title: statusTitle(400),
    advice: text("connection.notUnderstoodAdvice"),
    canRetry: false,
  };
}

function describeNoResponse({ baseUrl, origin, isReachable }: Circumstances): Refusal {
  const service = baseUrl === "" ? origin : baseUrl;
  if (origin.startsWith("https:") && baseUrl.startsWith("http:")) {
    return {
      title: text("connection.addressBlocked"),
      advice: text("connection.addressBlockedAdvice"),
      canRetry: false,
    };
  }
  if (isReachable && !isSameOrigin(service, origin)) {
    return {
      title: text("connection.originNotAllowed"),
      advice: text("connection.originNotAllowedAdvice", { service, origin }),
      canRetry: true,
    };
  }
  return {
    title: text("connection.didNotAnswer"),
    advice: text("connection.didNotAnswerAdvice", { service, origin }),
    canRetry: true,
  };
}

function isSameOrigin(baseUrl: string, origin: string): boolean {
  return URL.canParse(baseUrl) && new URL(baseUrl).origin === origin;
}
