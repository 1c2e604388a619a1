import { useWindowEvent } from "@mantine/hooks";
import { useTranslations } from "use-intl";
import { useText } from "#browser/lib/use-text.ts";
import { useSession } from "#browser/session/session-context.tsx";
import { ErrorPanel } from "#browser/ui/feedback/error-panel.tsx";
import { ReloadButton } from "#browser/ui/feedback/missing-module.tsx";
import { isApiError } from "#core/api/http/errors.ts";
import { isMissingModule } from "#core/lib/missing-module.ts";
import { describeFailure } from "./describe-failure.ts";
import { ShowRequest } from "./show-request.tsx";

export type FailureProps = {
  readonly error: unknown;
  /** Omitted if another action is the way on. */
  readonly onRetry?: () => void;
  readonly compact?: boolean;
  /** The title if the error is one of several; retrying may fix some of them. */
  readonly summary?: string;
};

/**
 * The error of a request, with its Problem, its status, 'Show request', and 'Retry' if that may help. What could not be reached is retried
 * once the network is back.
 */
export function FailurePanel({ error, onRetry, compact = false, summary }: FailureProps) {
  const { session } = useSession();
  const { canRetry, status, ...failure } = describeFailure(error);
  const wording = useText();
  const title = wording(failure.title);
  const detail = failure.detail && wording(failure.detail);
  const t = useTranslations("failure");
  const retry = (): void => {
    session.reauthentication.allow();
    onRetry?.();
  };
  useWindowEvent("online", () => {
    if (isApiError(error) && (error.kind === "network" || error.kind === "timeout")) onRetry?.();
  });
  const reason = detail === null ? title : t("titleWithDetail", { title, detail });
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
