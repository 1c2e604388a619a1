import { type Operation, type OperationId, OPERATIONS } from "../operations.ts";
import type { ApiError } from "./errors.ts";

/** The media type of a request body: which of two the service accepts. */
type MediaTypes = {
  /** The one to send next. */
  current(): string;
  /** Keeps the current one for later requests to the same service. */
  accepted(): void;
  /** Whether to send the request again with the other one after this error; if so, the other becomes current. */
  switchAfter(error: ApiError): boolean;
  /** Of the errors for both media types, the one that is not about the media type. */
  realError(error: ApiError): ApiError;
};

/** By operation and base URL. Not per client: the sign-in form and the session each create a client. */
const acceptedTypes = new Map<string, string>();

/**
 * The media types of one request (E1, E10; null for an operation without a body): the one that worked before or else the preferred
 * one first, and once more with the other one if the service refuses it with 400 or 415.
 */
export function createMediaTypes(operation: OperationId, baseUrl: string): MediaTypes | null {
  const { mediaTypes }: Operation = OPERATIONS[operation];
  if (mediaTypes === undefined) return null;
  const [preferred, other] = mediaTypes;
  const key = `${operation} ${baseUrl}`;
  const first = acceptedTypes.get(key) ?? preferred;
  let current = first;
  let refusal: ApiError | null = null;

  return {
    current: () => current,
    accepted() {
      acceptedTypes.set(key, current);
    },
    switchAfter(error) {
      if (error.kind !== "http" || refusal !== null) return false;
      if (error.status !== 415 && error.status !== 400) return false;
      refusal = error;
      current = first === preferred ? other : preferred;
      return true;
    },
    realError(error) {
      return refusal?.status === 400 && error.status === 415 ? refusal : error;
    },
  };
}
