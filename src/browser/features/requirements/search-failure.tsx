import { useText } from "#browser/lib/use-text.ts";
import { Failure } from "#browser/parts/failure/failure.tsx";
import { ShowRequest } from "#browser/parts/failure/show-request.tsx";
import { ErrorPanel } from "#browser/ui/feedback/error-panel.tsx";
import { type ApiError, isApiError, type Problem } from "#core/api/http/errors.ts";
import { problemText } from "#core/api/http/problem-text.ts";
import { text, type Text } from "#core/text/messages/text.ts";
import { joined } from "./joined.ts";

type SearchFailureProps = {
  readonly error: unknown;
  readonly project: number;
  readonly onRetry: () => void;
};

/** The error of a search in terms of the filter form, with the message of the service. */
export function SearchFailure({ error, project, onRetry }: SearchFailureProps) {
  const wording = useText();
  const status = statusOf(error);
  const title =
    status === 404
      ? text("requirements.unknownProject", { project: String(project) })
      : status === 403
        ? text("requirements.noAccess", { project: String(project) })
        : status === 400
          ? text("requirements.filterNotAccepted")
          : null;
  if (title === null || !isApiError(error)) return <Failure error={error} onRetry={onRetry} />;
  return (
    <ErrorPanel
      title={wording(title)}
      detail={wording(detailOf(error, status))}
      status={status}
      onRetry={status === 400 ? undefined : onRetry}
      actions={<ShowRequest error={error} />}
    />
  );
}

/** Whether the service does not know the project. */
export function isUnknownProject(error: unknown): boolean {
  return statusOf(error) === 404;
}

function statusOf(error: unknown): number | null {
  return isApiError(error) && error.kind === "http" ? error.status : null;
}

function detailOf({ problem }: ApiError, status: number | null): Text {
  const message = problemText(problem);
  const fields = problem === null ? null : fieldsOf(problem);
  const advice =
    status === 404
      ? text("requirements.checkProject")
      : status === 403
        ? text("requirements.askOwner")
        : fields === null
          ? text("requirements.checkFilter")
          : text("requirements.checkFields", { fields });
  return message === "" ? advice : text("requirements.problemWithAdvice", { message, advice });
}

const FIELDS = [
  { pattern: /productTypeGuids/i, label: text("requirements.productTypeGuids") },
  { pattern: /stageIds/i, label: text("requirements.stageIds") },
  { pattern: /roleIds/i, label: text("requirements.roleIds") },
] as const;

/** The fields of the form that the Problem mentions in any way; null if there are none. */
function fieldsOf({ title, detail, extensions }: Problem): Text | null {
  const mentioned = `${title ?? ""} ${detail ?? ""} ${JSON.stringify(extensions)}`;
  return joined(FIELDS.filter(({ pattern }) => pattern.test(mentioned)).map(({ label }) => label));
}
