import { forgetNamesAndViewed } from "#browser/storage/forget-all.ts";
import { offlineSettingsOf } from "#browser/storage/offline-settings.ts";
import { responseDatabase } from "#browser/storage/response-database.ts";
import { rememberedSignOut } from "#browser/storage/storage.ts";
import { type ResponseKey, type StorageUse, StoredResponses } from "#browser/storage/stored-responses.ts";
import { decode } from "#core/api/http/decode.ts";
import { ApiError, isApiError } from "#core/api/http/errors.ts";
import type { RequestSpec } from "#core/api/http/http.ts";
import type { RequestEvent } from "#core/api/http/request-event.ts";
import { targetOf } from "#core/api/http/url.ts";
import type { OperationId } from "#core/api/operations.ts";
import type { OfflineSession, ResponseOwner } from "./session-client.ts";
import { openChannel } from "./sign-out.ts";

/** When the objects in kept responses were received, in ms since 1970. */
const received = new WeakMap<object, number>();

/** Statuses that are an answer about the catalogue: there is no such concept, or no document. */
const ANSWERS = new Set([400, 404]);

/** The responses of services that are kept on this device. */
export function createStoredAnswers(responses: StoredResponses) {
  async function find<Id extends OperationId, T>(owner: ResponseOwner, spec: RequestSpec<Id, T>) {
    const { operation, parameters, body } = spec;
    const target = targetOf(operation, parameters);
    if (target === null || !isWanted(owner, operation)) return null;
    const key = keyOf(owner, target.path, target.query, body === undefined ? null : JSON.stringify(body));
    const response = await responses.find(key).catch(() => null);
    // A tab that was closed while it signed out may not have removed everything.
    const signedOutAt = Number(rememberedSignOut(owner.service).get());
    return response === null || response.savedAt <= signedOutAt ? null : response;
  }

  return {
    /** Keeps the response to a request that has ended. */
    keep: (owner: ResponseOwner, event: RequestEvent): void => {
      const { operation, path, query, body, status, text, bytes, isCancelled, error } = event;
      const isAnswer = !isCancelled && (error === null || ANSWERS.has(status ?? 0));
      if (text === null || status === null || !isAnswer || !isWanted(owner, operation)) return;
      const key = keyOf(owner, path, query, body);
      responses.save(key, { operation, status, bytes, text });
    },

    /**
     * Whether a request need not be repeated if it fails: the service was out of reach before, and there is a kept response. Repeating it
     * would only take time.
     */
    needsNoRetry: async <Id extends OperationId, T>(
      { owner, isReachable }: OfflineSession,
      spec: RequestSpec<Id, T>,
    ): Promise<boolean> => (!isReachable.get() || !navigator.onLine) && (await find(owner, spec)) !== null,

    /**
     * The kept response to a request that failed because the service cannot be reached (`network`, `timeout`), validated by its schema like
     * one of the service. Rejects with the error if it is another one, or if there is no response that this version of the app can read; for
     * a kept 400 or 404, with that.
     */
    answer: async <Id extends OperationId, T>(
      { owner, isReachable }: OfflineSession,
      spec: RequestSpec<Id, T>,
      error: unknown,
    ): Promise<T> => {
      if (!isApiError(error)) throw error;
      const { kind, status: errorStatus } = error;
      // A 5xx may come from a gateway, or from a service that is still starting.
      if (kind === "http" && errorStatus !== null && errorStatus < 500) isReachable.set(true);
      if (kind !== "network" && kind !== "timeout") throw error;
      isReachable.set(false);
      const { operation, schema } = spec;
      const response = await find(owner, spec);
      if (response === null) throw error;
      const { status, text, savedAt } = response;
      if (ANSWERS.has(status)) {
        const message = `the service answered with status ${status}`;
        throw new ApiError({ kind: "http", operation, status, message, cause: error });
      }
      try {
        const value = decode(operation, status, text, schema);
        remember(value, savedAt);
        return value;
      } catch {
        throw error;
      }
    },

    /** Whether all responses that this page has received and wanted to keep are kept; false if storage is forbidden or full. */
    hasAllOfThisPage: (): Promise<boolean> => responses.hasAllSince(performance.timeOrigin),

    /** What is kept, by service. Rejects if storage is forbidden. */
    usage: (): Promise<StorageUse[]> => responses.usage(),

    /** Removes everything kept for a service; without one, for all. */
    forget: (service: string | null): Promise<void> => responses.forget(service === null ? [] : [service]),

    /** Removes the requirements (E10) that are kept for a service. */
    forgetRequirements: (service: string): Promise<void> =>
      responses.forget([service], ({ operation }) => operation === "E10"),
  };
}

export const storedAnswers = createStoredAnswers(new StoredResponses(responseDatabase()));

/**
 * Removes kept responses, remembered names and recently viewed concepts of all services, with what this and the other tabs have not written
 * yet. Rejects if storage is forbidden.
 */
export function forgetEverywhere(): Promise<void> {
  const channel = openChannel();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
  channel?.postMessage(null);
  channel?.close();
  return forgetHere();
}

/** Does the same when another tab does; returns a function that ends that. */
export function followForgetting(): () => void {
  const channel = openChannel();
  channel?.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (data === null) forgetHere().catch(() => undefined);
  });
  return () => channel?.close();
}

function forgetHere(): Promise<void> {
  forgetNamesAndViewed();
  return storedAnswers.forget(null);
}

/** Whether a response may be kept. */
function isWanted({ service, isUsual }: ResponseOwner, operation: OperationId): boolean {
  const { responses, requirements } = offlineSettingsOf(service).get();
  return operation !== "E1" && (responses ?? isUsual) && (operation !== "E10" || requirements);
}

/** When data of a query were received, in ms since 1970, if they come from a kept response; else null. */
export function receivedAt(data: unknown): number | null {
  if (typeof data !== "object" || data === null) return null;
  const [first] = itemsOf(data);
  return received.get(data) ?? (first === undefined ? null : (received.get(first) ?? null));
}

/** The pages of a list have the same key but for Skip and Take. */
function keyOf(owner: ResponseOwner, path: string, query: string, body: string | null): ResponseKey {
  const search = new URLSearchParams(query);
  const [skip, take] = ["Skip", "Take"].map((name) => {
    const value = Number(search.get(name) ?? 0);
    search.delete(name);
    return value;
  });
  return [owner.service, owner.person(), `${path}?${search.toString()} ${body ?? ""}`, skip ?? 0, take ?? 0];
}

/** Lists are converted on their way to the query cache, but their items stay the same. */
function remember(value: unknown, savedAt: number): void {
  if (typeof value !== "object" || value === null) return;
  for (const object of [value, ...itemsOf(value)]) received.set(object, savedAt);
}

function itemsOf(value: object): object[] {
  const results: unknown = Reflect.get(value, "results");
  if (!Array.isArray(results)) return [];
  return results.filter((item: unknown): item is object => typeof item === "object" && item !== null);
}
