import { isApiError } from "./errors.ts";

/** The response to a request by GUID; null if the service does not know the GUID. */
export async function unlessUnknown<T>(response: Promise<T>): Promise<T | null> {
  try {
    return await response;
  } catch (error) {
    if (isApiError(error) && (error.status === 400 || error.status === 404)) return null;
    throw error;
  }
}
