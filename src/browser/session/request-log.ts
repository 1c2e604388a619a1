import type { RequestEvent } from "#core/api/http/request-event.ts";
import { isObject, parsedJson } from "#core/lib/json.ts";
import { createStore, type Store } from "#core/lib/store.ts";
import type { SecretName } from "#core/text/redact.ts";

/** Stands for the operation where an error report was sent: see `errorReports` in the configuration. */
export const ERROR_REPORT = "error report";

/** What is logged: requests to a service, and error reports. */
type LoggedEvent = Omit<RequestEvent, "operation"> & {
  readonly operation: RequestEvent["operation"] | typeof ERROR_REPORT;
};

/** A request that has ended, without its response body. It is not redacted. */
export type RequestRecord = Omit<LoggedEvent, "text"> & {
  readonly id: number;
  /** Whether it was sent with a token. */
  readonly hasToken: boolean;
  /** Whether it went to a service within this browser, which cannot be reached from elsewhere. */
  readonly isEmbedded: boolean;
  /** Whether it can be sent again: only during its session. */
  readonly canSendAgain: () => boolean;
};

/** The origin of a request. */
type Sender = {
  readonly hasToken: boolean;
  readonly isEmbedded?: boolean;
  /** Aborted at the end of the session. */
  readonly ended: AbortSignal;
};

/** The latest requests, in memory only. Displayed requests must be redacted. */
export type RequestLog = {
  /** For `ClientOptions.onRequest`. */
  readonly listener: (sender?: Sender) => (event: LoggedEvent) => void;
  /** Newest first. */
  readonly records: Pick<Store<readonly RequestRecord[]>, "get" | "subscribe">;
  /** The request that failed with an error, or with one of its causes; null if it is unknown or dropped. */
  readonly ofError: (error: unknown) => RequestRecord | null;
  /** The body of a response; null if it was not recorded. */
  readonly responseOf: (record: RequestRecord) => string | null;
  /** Whether response bodies are recorded; those of failed requests always are. Unrecorded bodies are dropped. */
  readonly keepResponses: (isKept: boolean) => void;
  /** Removes all records. */
  readonly clear: () => void;
  /** Removes all records, and forgets the secrets. */
  readonly forget: () => void;
  /** All secrets with their placeholders; a new map whenever one is added. */
  readonly secrets: () => ReadonlyMap<string, SecretName>;
  readonly addSecret: (secret: string, name: SecretName) => void;
};

/** Tokens are renewed from time to time; records do not go back further than this. */
const MAX_SECRETS = 100;

/** The most characters of a body that are kept and shown. */
const MAX_BODY = 200_000;

/** The beginning of a body that is too long. */
export function cutBody(text: string): string {
  if (text.length <= MAX_BODY) return text;
  // A part of a string keeps the whole one in memory, unless it is made anew.
  return new TextDecoder().decode(new TextEncoder().encode(text.slice(0, MAX_BODY)));
}

/**
 * @param limit the maximum number of requests
 * @param maxCharacters the maximum length of all response bodies; those of the oldest requests are dropped first
 */
export function createRequestLog(limit = 500, maxCharacters = 2 ** 26): RequestLog {
  let secrets: ReadonlyMap<string, SecretName> = new Map();
  const changes = createStore(0);
  /** Derived on demand. */
  let newestFirst: readonly RequestRecord[] | null = null;
  /** Oldest first. */
  let records: RequestRecord[] = [];
  let bodies = new Map<RequestRecord, string>();
  let characters = 0;
  let keepsAll = false;
  let lastId = 0;
  let forgottenAt = Number.NEGATIVE_INFINITY;

  const drop = (record: RequestRecord): void => {
    characters -= bodies.get(record)?.length ?? 0;
    bodies.delete(record);
  };
  const changed = (): void => {
    newestFirst = null;
    changes.set(changes.get() + 1);
  };
  const clear = (): void => {
    records = [];
    bodies = new Map();
    characters = 0;
    changed();
  };
  const addSecret = (secret: string, name: SecretName): void => {
    if (!secrets.has(secret)) secrets = new Map([...[...secrets].slice(1 - MAX_SECRETS), [secret, name]]);
  };

  return {
    listener: (sender) => (event) => {
      const { text, ...rest } = event;
      // Requests cancelled by a sign-out end after it.
      if (event.startedAt <= forgottenAt) return;
      if (event.operation === "E1") addSecretsOf(event, addSecret);
      const ended = sender?.ended;
      lastId += 1;
      const record: RequestRecord = {
        ...rest,
        isCut: rest.isCut || (text?.length ?? 0) > MAX_BODY,
        id: lastId,
        hasToken: sender?.hasToken === true && event.operation !== "E1",
        isEmbedded: sender?.isEmbedded === true,
        canSendAgain: () => ended?.aborted !== true,
        sendAgain: (signal) => rest.sendAgain(AbortSignal.any([ended, signal].flatMap((one) => one ?? []))),
      };
      records.push(record);
      if (text !== null && (keepsAll || hasFailed(record))) {
        const kept = cutBody(text);
        bodies.set(record, kept);
        characters += kept.length;
      }
      if (records.length > limit) records.splice(0, 1).forEach(drop);
      for (const oldest of bodies.keys()) {
        if (characters <= maxCharacters) break;
        if (oldest !== record) drop(oldest);
      }
      changed();
    },
    records: { get: () => (newestFirst ??= records.toReversed()), subscribe: changes.subscribe },
    ofError: (error) => {
      for (let cause = error; cause instanceof Error; cause = cause.cause) {
        const record = records.findLast((one) => one.error === cause);
        if (record !== undefined) return record;
      }
      return null;
    },
    responseOf: (record) => bodies.get(record) ?? null,
    keepResponses: (isKept) => {
      keepsAll = isKept;
      if (!isKept) [...bodies.keys()].filter((record) => !hasFailed(record)).forEach(drop);
    },
    clear,
    forget: () => {
      forgottenAt = Date.now();
      secrets = new Map();
      clear();
    },
    secrets: () => secrets,
    addSecret,
  };
}

/** The requests that the app has sent since it was opened. */
export const requestLog = createRequestLog();

/** Whether a request failed; one that was cancelled did not. */
export function hasFailed({ error }: RequestRecord): boolean {
  return error !== null;
}

/** An exchange (E1) sends the secret and returns the token. */
function addSecretsOf({ body, text }: LoggedEvent, addSecret: RequestLog["addSecret"]): void {
  const details = parsedJson(body ?? "");
  const { clientSecret: secret, clientId: id } = isObject(details) ? details : {};
  if (typeof secret === "string") addSecret(secret, "CLIENT_SECRET");
  if (typeof id === "string") addSecret(id, "CLIENT_ID");
  const token = parsedJson(text ?? "");
  if (typeof token === "string") addSecret(token, "PLINTH_TOKEN");
}
