import { isApiError } from "#api/http/errors.ts";
import { OPERATIONS } from "#api/operations.ts";
import { useSession } from "#session/session-context.tsx";
import { isMissingModule } from "#lib/missing-module.ts";
import { ErrorPanel } from "#ui/feedback/error-panel.tsx";
import { MISSING_MODULE_HINT, ReloadButton } from "#ui/feedback/missing-module.tsx";
import { ShowRequest } from "./show-request.tsx";

export type FailureText = { title: string; detail: string | null; status: number | null; canRetry: boolean };

const TITLES: Record<number, string> = {
  400: "The service did not understand the request",
  401: "The service asks you to sign in",
  403: "You do not have access to this",
  404: "The service has nothing at this address",
  429: "The service asks you to wait",
  500: "The service failed",
  502: "The gateway cannot reach the service",
  503: "The service is not available at the moment",
  504: "The service did not answer the gateway in time",
};

/** The default message for an HTTP status. */
export function statusTitle(status: number): string {
  return TITLES[status] ?? "The service answered with an error";
}

/** The message for an error, in words for users. */
export function describeFailure(error: unknown): FailureText {
  if (isMissingModule(error)) {
    const title = "A part of the app could not be loaded";
    return { title, detail: MISSING_MODULE_HINT, status: null, canRetry: true };
  }
  if (!isApiError(error)) {
    const detail = error instanceof Error ? error.message : String(error);
    return { title: "Something went wrong in the app", detail, status: null, canRetry: true };
  }
  const { kind, status, problem, path } = error;
  const { name } = OPERATIONS[error.operation];
  const operation = `${name}: Operation ${error.operation}`;
  if (kind === "network") {
    return {
      title: "The service cannot be reached",
      detail:
        "There was no complete answer. Check the connection, and whether the service allows requests from this site.",
      status,
      canRetry: true,
    };
  }
  if (kind === "timeout") {
    return {
      title: "The service took too long",
      detail: "It did not answer in time.",
      status,
      canRetry: true,
    };
  }
  if (kind === "unsendable") {
    return {
      title: "This GUID cannot be requested",
      detail:
        "The address of a request contains the GUID, and one or two dots would lead to another address.",
      status,
      canRetry: false,
    };
  }
  if (kind === "contract") {
    return {
      title: "The service's answer does not match the interface",
      // The message begins with the operation, and is about the whole answer if there is no path.
      detail: path ? `${operation}, at ${path}.` : `${name}: Operation ${error.message}.`,
      status,
      canRetry: true,
    };
  }
  if (kind === "too-large") {
    return {
      title: "The service's answer is too large",
      detail: `${operation}. The app stopped loading it. Narrow down what is shown, or ask the service's operator.`,
      status,
      canRetry: true,
    };
  }
  const usual = status === null ? undefined : TITLES[status];
  const title = problem?.title ?? statusTitle(status ?? 0);
  // Other statuses may pass: a conflict, a lock, a proxy's timeout.
  const canRetry = status !== 400;
  return { title, detail: problem?.detail ?? (title === usual ? null : (usual ?? null)), status, canRetry };
}

type FailureProps = {
  readonly error: unknown;
  /** Omitted if another action is the way on. */
  readonly onRetry?: () => void;
  readonly compact?: boolean;
  /** The title if the error is one of several; retrying may fix some of them. */
  readonly summary?: string;
};

/** The error of a request, with its Problem, its status, 'Show request', and 'Retry' if that may help. */
export function Failure({ error, onRetry, compact = false, summary }: FailureProps) {
  const { session } = useSession();
  const { title, detail, status, canRetry } = describeFailure(error);
  const retry = (): void => {
    session.reauthentication.allow();
    onRetry?.();
  };
  const reason = detail === null ? title : `${title}: ${detail}`;
  return (
    <ErrorPanel
      title={summary ?? title}
      detail={summary === undefined ? detail : reason}
      status={status}
      onRetry={onRetry !== undefined && (canRetry || summary !== undefined) ? retry : undefined}
      compact={compact}
      actions={isMissingModule(error) ? <ReloadButton /> : <ShowRequest error={error} compact={compact} />}
    />
  );
}
