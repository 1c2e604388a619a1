import { lazyModule } from "#browser/lib/lazy-module.ts";
import type { Client } from "#core/api/http/client.ts";
import type { RequestEvent } from "#core/api/http/request-event.ts";
import { optional } from "#core/lib/missing-module.ts";
import type { Store } from "#core/lib/store.ts";

/** Whose responses are kept on this device. */
export type ResponseOwner = {
  /** The base URL of the service. */
  readonly service: string;
  /** Identifies who is signed in; empty for a service without a sign-in. */
  readonly person: () => string;
  /** Whether responses are kept unless the user decides otherwise. */
  readonly isUsual: boolean;
};

/** What the app knows of a service that may be out of reach. */
export type OfflineSession = {
  readonly owner: ResponseOwner;
  /** Whether the last request got a response, apart from 5xx, which change nothing. */
  readonly isReachable: Store<boolean>;
};

/** Loaded with the first response, so that it is there when the connection is lost. */
const storedAnswersModule = lazyModule(() => import("./stored-answers.ts"), { needsAllTexts: false });

/** Keeps a response, if its user wants that. */
export function keepResponse(owner: ResponseOwner, event: RequestEvent): void {
  if (event.text !== null)
    void optional(storedAnswersModule.load()).then((module) => module?.storedAnswers.keep(owner, event));
}

/**
 * The client of a session: its requests are cancelled when the session ends, and resolve with a kept response where the service cannot be
 * reached (`network`, `timeout`).
 * @param session null for a service that is always within reach
 */
export function sessionClient(
  client: Client,
  ended: AbortSignal,
  session: OfflineSession | null,
  { loaded, load }: Pick<typeof storedAnswersModule, "loaded" | "load"> = storedAnswersModule,
): Client {
  return {
    baseUrl: client.baseUrl,
    request: async (spec, ownSignal) => {
      const signal = ownSignal === undefined ? ended : AbortSignal.any([ownSignal, ended]);
      if (session === null) return client.request(spec, signal);
      const needsNoRetry = (await loaded.get()?.storedAnswers.needsNoRetry(session, spec)) === true;
      try {
        const response = await client.request(needsNoRetry ? { ...spec, retry: false } : spec, signal);
        session.isReachable.set(true);
        return response;
      } catch (error) {
        const module = await optional(load());
        if (module === null) throw error;
        return module.storedAnswers.answer(session, spec, error);
      }
    },
  };
}
