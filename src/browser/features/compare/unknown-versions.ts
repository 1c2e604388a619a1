import { isApiError } from "#core/api/http/errors.ts";

/** Whether the service has nothing for a version GUID, rather than a failure. */
export function isUnknownVersion(error: unknown): boolean {
  return isApiError(error) && (error.status === 404 || error.status === 410);
}
