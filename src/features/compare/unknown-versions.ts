import { isApiError } from "#api/http/errors.ts";

/** Whether the service has nothing for a version GUID, rather than a failure. */
export function isUnknownVersion(error: unknown): boolean {
  return isApiError(error) && (error.status === 404 || error.status === 410);
}

/**
 * Says for which of the compared concepts the service has nothing.
 * @param labels at least one
 * @param what what it has not
 */
export function unknownVersionsText(labels: readonly string[], what = "nothing"): string {
  return `The service has ${what} for ${LIST.format(labels)}. It may answer for latest versions only.`;
}

const LIST = new Intl.ListFormat("en");
