import type { RequestEvent } from "#api/request-event.ts";
import { createStore, type Store } from "#lib/store.ts";

/** What stands in the place of a secret where a request is shown. */
export type SecretName = "PLINTH_TOKEN" | "CLIENT_SECRET";

/** A request that is over, without its answer. It is not redacted. */
export type RequestRecord = Omit<RequestEvent, "text"> & {
  readonly id: number;
  /** Whether it carried a token. */
  readonly hasToken: boolean;
  /** Whether it went to a service that this browser runs itself, and that cannot be reached from elsewhere. */
  readonly isEmbedded: boolean;
  /** Whether it can be sent again: not once its session is over. */
  readonly canSendAgain: () => boolean;
};

/** Where a request comes from. */
type Sender = {
  readonly hasToken: boolean;
  readonly isEmbedded?: boolean;
  /** Aborted once nothing may be sent any more. */
  readonly ended: AbortSignal;
};

/** The last requests, in memory only. Code that shows one must remove its secrets. */
export type RequestLog = {
  /** For `ClientOptions.onRequest`. */
  readonly listener: (sender?: Sender) => (event: RequestEvent) => void;
  /** Newest first. */
  readonly records: Pick<Store<readonly RequestRecord[]>, "get" | "subscribe">;
  /** The request that failed with an error, or with what caused it; null where it is not known (any more). */
  readonly ofError: (error: unknown) => RequestRecord | null;
  /** The body of an answer; null where it was not kept. */
  readonly answerOf: (record: RequestRecord) => string | null;
  /** Whether answers are kept from now on; those of requests that failed always are. What is not kept is dropped. */
  readonly keepAnswers: (isKept: boolean) => void;
  /** Removes all records. */
  readonly clear: () => void;
  /** Removes all records, and forgets the secrets. */
  readonly forget: () => void;
  /** Everything that a record must not show, with the name that stands in its place. Another map whenever there is more. */
  readonly secrets: () => ReadonlyMap<string, SecretName>;
  readonly addSecret: (secret: string, name: SecretName) => void;
};

/** Tokens are renewed now and then; records do not reach back farther. */
const MAX_SECRETS = 100;

/**
 * @param limit how many requests are kept
 * @param maxCharacters of all answers together; those of the oldest requests go first
 */
export function createRequestLog(limit = 500, maxCharacters = 2 ** 26): RequestLog {
  let secrets: ReadonlyMap<string, SecretName> = new Map();
  const changes = createStore(0);
  /** Made on demand. */
  let newestFirst: readonly RequestRecord[] | null = null;
  /** Oldest first. */
  let records: RequestRecord[] = [];
  let answers = new Map<RequestRecord, string>();
  let characters = 0;
  let keepsAll = false;
  let lastId = 0;
  let forgottenAt = Number.NEGATIVE_INFINITY;

  const drop = (record: RequestRecord): void => {
    characters -= answers.get(record)?.length ?? 0;
    answers.delete(record);
  };
  const changed = (): void => {
    newestFirst = null;
    changes.set(changes.get() + 1);
  };
  const clear = (): void => {
    records = [];
    answers = new Map();
    characters = 0;
    changed();
  };
  const addSecret = (secret: string, name: SecretName): void => {
    if (!secrets.has(secret)) secrets = new Map([...[...secrets].slice(1 - MAX_SECRETS), [secret, name]]);
  };

  return {
    listener: (sender) => (event) => {
      const { text, ...rest } = event;
      // What a sign-out has cancelled is over only now.
      if (event.startedAt <= forgottenAt) return;
      if (event.operation === "E1") addSecretsOf(event, addSecret);
      const ended = sender?.ended;
      lastId += 1;
      const record: RequestRecord = {
        ...rest,
        id: lastId,
        hasToken: sender?.hasToken === true && event.operation !== "E1",
        isEmbedded: sender?.isEmbedded === true,
        canSendAgain: () => ended?.aborted !== true,
        sendAgain: (signal) => rest.sendAgain(AbortSignal.any([ended, signal].flatMap((one) => one ?? []))),
      };
      records.push(record);
      if (text !== null && (keepsAll || hasFailed(record))) {
        answers.set(record, text);
        characters += text.length;
      }
      if (records.length > limit) records.splice(0, 1).forEach(drop);
      for (const oldest of answers.keys()) {
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
    answerOf: (record) => answers.get(record) ?? null,
    keepAnswers: (isKept) => {
      keepsAll = isKept;
      if (!isKept) [...answers.keys()].filter((record) => !hasFailed(record)).forEach(drop);
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

/** What the app has asked of services since it was opened. */
export const requestLog = createRequestLog();

/** Whether something went wrong, other than that nobody wanted it any more. */
export function hasFailed({ error, isCancelled }: RequestRecord): boolean {
  return error !== null && !isCancelled;
}

/** An exchange (E1) sends the secret and returns the token. */
function addSecretsOf({ body, text }: RequestEvent, addSecret: RequestLog["addSecret"]): void {
  const details = parse(body);
  if (typeof details === "object" && details !== null && "clientSecret" in details)
    if (typeof details.clientSecret === "string") addSecret(details.clientSecret, "CLIENT_SECRET");
  const token = parse(text);
  if (typeof token === "string") addSecret(token, "PLINTH_TOKEN");
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
