import type { GenericSchema } from "valibot";
import { sleep } from "./abort.ts";
import { type ClientOptions, request, type RequestSpec, type Transport } from "./http.ts";
import type { AnswerOf, OperationId, ParametersOf } from "./operations.ts";
import { normalizeBaseUrl } from "./url.ts";

/** One service, as the functions of the operations need it. */
export type Client = {
  readonly baseUrl: string;
  /** Sends one request; see {@link request}. */
  request<Id extends OperationId, T>(spec: RequestSpec<Id, T>, signal?: AbortSignal): Promise<T>;
};

const DEFAULT_TIMEOUT_MS = 30_000;

/** Timers take no more than this; a longer one would go off at once. */
const MAX_TIMEOUT_MS = 2_147_483_647;

/** A client for one service. It holds no state but its options, so making another one costs nothing. */
export function createClient(options: ClientOptions): Client {
  const transport: Transport = {
    baseUrl: normalizeBaseUrl(options.baseUrl),
    fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
    timeoutMs: Math.min(options.timeoutMs ?? DEFAULT_TIMEOUT_MS, MAX_TIMEOUT_MS),
    token: options.token ?? null,
    sleep: options.sleep ?? sleep,
    random: options.random ?? Math.random,
    onRequest: options.onRequest ?? null,
  };
  return {
    baseUrl: transport.baseUrl,
    request: (spec, signal) => request(transport, spec, signal),
  };
}

/**
 * The function of an operation that has no body: takes its parameters, resolves with its answer read under the schema. Rejects with an
 * ApiError, or with the reason of the signal.
 */
// @__NO_SIDE_EFFECTS__
export function fetcher<Id extends OperationId, T extends AnswerOf<Id>>(
  operation: Id,
  schema: GenericSchema<unknown, T>,
) {
  return (client: Client, parameters: ParametersOf<Id>, signal?: AbortSignal): Promise<T> =>
    client.request({ operation, parameters, schema }, signal);
}
