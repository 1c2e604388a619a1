import { useTranslations } from "use-intl";
import { useText } from "#browser/lib/use-text.ts";
import { ShowRequest } from "#browser/parts/failure/show-request.tsx";
import { ErrorPanel } from "#browser/ui/feedback/error-panel.tsx";
import { isApiError } from "#core/api/http/errors.ts";
import { problemText } from "#core/api/http/problem-text.ts";
import { describeRefusal } from "./describe-refusal.ts";

/** A failed attempt to sign in. */
export type FailedSignIn = {
  readonly error: unknown;
  /** Whether the server at this address responds at all; see `responds`. */
  readonly isReachable: boolean;
};

type SignInFailureProps = FailedSignIn & {
  readonly baseUrl: string;
  readonly onRetry: () => void;
};

/** An error of E1 in terms of the form, with the message of the service. */
export function SignInFailure({ error, isReachable, baseUrl, onRetry }: SignInFailureProps) {
  const { origin } = window.location;
  const t = useTranslations("connection");
  const wording = useText();
  const { title, canRetry, ...refusal } = describeRefusal(error, { baseUrl, origin, isReachable });
  const advice = wording(refusal.advice);
  const { problem = null, status = null } = isApiError(error) ? error : {};
  const message = problemText(problem);
  return (
    <ErrorPanel
      title={wording(title)}
      detail={message === "" ? advice : t("messageWithAdvice", { message, advice })}
      status={status}
      onRetry={canRetry ? onRetry : undefined}
      actions={<ShowRequest error={error} />}
    />
  );
}
