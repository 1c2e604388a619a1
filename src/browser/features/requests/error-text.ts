import { describeFailure } from "#browser/parts/failure/describe-failure.ts";
import { isApiError } from "#core/api/http/errors.ts";
import { TextError } from "#core/text/messages/text-error.ts";
import { text, type Text } from "#core/text/messages/text.ts";

/** The error of a request with its causes; null if there is none. What the browser says stays as it is. */
export function errorText(error: unknown): Text | string | null {
  if (error === null || error === undefined) return null;
  const own = ownText(error);
  const cause = error instanceof Error ? errorText(error.cause) : null;
  return cause === null ? own : text("requests.errorBecause", { error: own, cause });
}

function ownText(error: unknown): Text | string {
  if (error instanceof TextError) return error.text;
  if (!isApiError(error)) return error instanceof Error ? error.message : String(error);
  const { title, detail } = describeFailure(error);
  const whole = detail === null ? title : text("failure.titleWithDetail", { title, detail });
  const cause = error.mismatch && text("requests.mismatch", error.mismatch);
  return cause === null ? whole : text("requests.errorBecause", { error: whole, cause });
}
