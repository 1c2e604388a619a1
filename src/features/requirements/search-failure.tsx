import { type ApiError, isApiError, type Problem } from "#api/http/errors.ts";
import { ErrorPanel } from "#ui/feedback/error-panel.tsx";
import { Failure } from "#concepts/failure/failure.tsx";
import { ShowRequest } from "#concepts/failure/show-request.tsx";

type SearchFailureProps = {
  readonly error: unknown;
  readonly project: number;
  readonly onRetry: () => void;
};

/** The error of a search in terms of the filter form, with the message of the service. */
export function SearchFailure({ error, project, onRetry }: SearchFailureProps) {
  const status = statusOf(error);
  const title =
    status === 404
      ? `The service has no project with the Project ID ${project}`
      : status === 403
        ? `You do not have access to project ${project}`
        : status === 400
          ? "The service does not accept this filter"
          : null;
  if (title === null || !isApiError(error)) return <Failure error={error} onRetry={onRetry} />;
  return (
    <ErrorPanel
      title={`${title}.`}
      detail={detailOf(error, status)}
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

function detailOf({ problem }: ApiError, status: number | null): string {
  const message = [problem?.title, problem?.detail].filter((text) => text != null).join(": ");
  const fields = problem === null ? [] : fieldsOf(problem);
  const advice =
    status === 404
      ? "Check the field Project ID."
      : status === 403
        ? "Ask the project's owner for access, or choose another Project ID."
        : `Check the values of ${fields.length > 0 ? fields.join(", ") : "Product type GUIDs, Stage IDs and Role IDs"}.`;
  return [message === "" ? "" : `${message.replace(/\.$/, "")}.`, advice]
    .filter((text) => text !== "")
    .join(" ");
}

const FIELDS = [
  { pattern: /productTypeGuids/i, label: "Product type GUIDs" },
  { pattern: /stageIds/i, label: "Stage IDs" },
  { pattern: /roleIds/i, label: "Role IDs" },
] as const;

/** The fields of the form that the Problem mentions in any way. */
function fieldsOf({ title, detail, extensions }: Problem): string[] {
  const text = `${title ?? ""} ${detail ?? ""} ${JSON.stringify(extensions)}`;
  return FIELDS.filter(({ pattern }) => pattern.test(text)).map(({ label }) => label);
}
