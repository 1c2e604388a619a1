import type { GenericSchema } from "valibot";
import { createLimit, REQUESTS_AT_ONCE } from "#core/lib/limit.ts";
import type { ResponseOf, OperationId, ParametersOf } from "../operations.ts";
import { sleep } from "./abort.ts";
import { type ClientOptions, request, type RequestSpec, type Transport } from "./http.ts";
import { normalizeBaseUrl } from "./url.ts";

/** A service, as required by the functions of the operations. */
export type Client = {
  readonly baseUrl: string;
  /** Sends one request; see {@link request}. */
  request<Id extends OperationId, T>(spec: RequestSpec<Id, T>, signal?: AbortSignal): Promise<T>;
};

const DEFAULT_TIMEOUT_MS = 30_000;

/** The maximum delay of timers; longer ones fire immediately. */
const MAX_TIMEOUT_MS = 2_147_483_647;

/** A client for one service, with a limit to its concurrent requests. */
export function createClient(options: ClientOptions): Client {
  const transport: Transport = {
    baseUrl: normalizeBaseUrl(options.baseUrl),
    fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
    timeoutMs: Math.min(options.timeoutMs ?? DEFAULT_TIMEOUT_MS, MAX_TIMEOUT_MS),
    token: options.token ?? null,
    sleep: options.sleep ?? sleep,
    random: options.random ?? Math.random,
    onRequest: options.onRequest ?? null,
    limit: createLimit(REQUESTS_AT_ONCE),
  };
  return {
    baseUrl: transport.baseUrl,
    request: (spec, signal) => request(transport, spec, signal),
  };
}

/**
 * The function of an operation without a body: takes its parameters and resolves with the response, validated by the schema. Rejects with
 * an ApiError, or with the reason of the signal.
 */
// @__NO_SIDE_EFFECTS__
export function fetcher<Id extends OperationId, T extends ResponseOf<Id>>(
  operation: Id,
  schema: GenericSchema<unknown, T>,
) {
  return (client: Client, parameters: ParametersOf<Id>, signal?: AbortSignal): Promise<T> =>
    client.request({ operation, parameters, schema }, signal);
}
