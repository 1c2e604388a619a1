import { type ApiError, isApiError } from "#core/api/http/errors.ts";
import { isMissingModule } from "#core/lib/missing-module.ts";
import { TextError } from "#core/text/messages/text-error.ts";
import { text, type Text } from "#core/text/messages/text.ts";

export type FailureText = {
  title: Text | string;
  detail: Text | string | null;
  status: number | null;
  canRetry: boolean;
};

const TITLES: Record<number, Text> = {
  400: text("failure.status400"),
  401: text("failure.status401"),
  403: text("failure.status403"),
  404: text("failure.status404"),
  429: text("failure.status429"),
  500: text("failure.status500"),
  502: text("failure.status502"),
  503: text("failure.status503"),
  504: text("failure.status504"),
};

/** The default message for an HTTP status. */
export function statusTitle(status: number): Text {
  return TITLES[status] ?? text("failure.otherStatus");
}

/** Where the service redirects to, and what to do about it. */
export function redirectDetail({ redirect }: ApiError): Text {
  const { from = "", to = null } = redirect ?? {};
  return to === null
    ? text("failure.redirectHidden", { from })
    : text("failure.redirectDetail", { from, to });
}

/** The message for an error, in words for users; what the service says itself is a string. */
export function describeFailure(error: unknown): FailureText {
  if (isMissingModule(error)) {
    const detail = text("feedback.missingModuleHint");
    return { title: text("feedback.missingModule"), detail, status: null, canRetry: true };
  }
  // It says itself what is wrong, and that may be the service's fault.
  if (error instanceof TextError) return { title: error.text, detail: null, status: null, canRetry: true };
  if (!isApiError(error)) {
    const detail = error instanceof Error ? error.message : String(error);
    return { title: text("failure.appFailed"), detail, status: null, canRetry: true };
  }
  const { kind, status, problem, path, operation } = error;
  const name = text(`operations.${operation}`);
  switch (kind) {
    case "network":
      return {
        title: text("failure.network"),
        detail: text("failure.networkDetail"),
        status,
        canRetry: true,
      };
    case "timeout":
      return {
        title: text("failure.timeout"),
        detail: text("failure.timeoutDetail"),
        status,
        canRetry: true,
      };
    case "unsendable": {
      const detail = text("failure.unsendableDetail");
      return { title: text("failure.unsendable"), detail, status, canRetry: false };
    }
    case "contract": {
      const isJson = !(error.cause instanceof SyntaxError);
      const whole = isJson ? "failure.contractWhole" : "failure.contractNotJson";
      const detail = path
        ? text("failure.contractAt", { name, operation, path })
        : text(whole, { name, operation });
      return { title: text("failure.contractTitle"), detail, status, canRetry: true };
    }
    case "too-large": {
      const detail = text("failure.tooLargeDetail", { name, operation });
      return { title: text("failure.tooLarge"), detail, status, canRetry: true };
    }
    case "redirect": {
      return { title: text("failure.redirect"), detail: redirectDetail(error), status, canRetry: true };
    }
    case "http": {
      const usual = status === null ? undefined : TITLES[status];
      const { retryAfterMs } = error;
      const wait = retryAfterMs
        ? text("failure.waitDetail", { seconds: Math.ceil(retryAfterMs / 1000) })
        : null;
      const title = problem?.title ?? statusTitle(status ?? 0);
      // Other statuses may pass: a conflict, a lock, a proxy's timeout.
      const canRetry = status !== 400;
      return {
        title,
        detail: problem?.detail ?? wait ?? (title === usual ? null : (usual ?? null)),
        status,
        canRetry,
      };
    }
  }
}
