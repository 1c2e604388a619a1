import { requestHeaders } from "#core/api/http/headers.ts";
import { readText } from "#core/api/http/read-text.ts";
import { fetchWithin, RedirectError } from "#core/api/http/redirects.ts";
import { normalizeBaseUrl } from "#core/api/http/url.ts";
import { type Operation, type OperationId, OPERATIONS } from "#core/api/operations.ts";
import { parsedJson } from "#core/lib/json.ts";
import { createLimit } from "#core/lib/limit.ts";
import { NoAnswer, NotTried } from "./not-tried.ts";

/** The maximum number of concurrent requests: the service under test may be in use. */
const REQUESTS_AT_ONCE = 2;
const MAX_BYTES = 2 ** 25;
const WRONG_TOKEN = "not-a-token-of-this-service";

/** A request as it is sent: right or wrong on purpose. */
export type Call = {
  /** Of path and query, in the spelling in which they are sent. */
  readonly parameters?: Readonly<Record<string, string | number | boolean>>;
  /** The body as sent. */
  readonly body?: string;
  /** Default: the first one of the operation that the service accepts; null sends none. */
  readonly mediaType?: string | null;
  /** Default: `valid`. */
  readonly token?: "valid" | "none" | "wrong";
};

export type Answer = {
  /** Method, path and query of the request. */
  readonly request: string;
  readonly status: number;
  /** Without parameters; empty if there is none. */
  readonly mediaType: string;
  /** The body; undefined if it is no JSON. */
  readonly json: unknown;
};

export type ProbeOptions = {
  readonly baseUrl: string;
  /** Default: the global one. */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Null if none is needed. */
  readonly token: string | null;
  readonly timeoutMs: number;
  readonly maxRequests: number;
};

/** Sends requests to the service under test: two at a time, up to a maximum number, equal ones only once. */
export class Probe {
  readonly #options: ProbeOptions;
  readonly #signal: AbortSignal | undefined;
  readonly #limit = createLimit(REQUESTS_AT_ONCE);
  readonly #answers = new Map<string, Promise<Answer>>();
  readonly #requests = new Map<OperationId, number>();
  readonly #succeeded = new Set<OperationId>();
  /** The media types that the service has accepted. */
  readonly #accepted = new Map<OperationId, string>();

  constructor(options: ProbeOptions, signal: AbortSignal | undefined) {
    this.#options = options;
    this.#signal = signal;
  }

  /** Whether requests are sent with a token. */
  get hasToken(): boolean {
    return this.#options.token !== null;
  }

  /** The number of requests that were sent. */
  get requests(): number {
    return [...this.#requests.values()].reduce((sum, count) => sum + count, 0);
  }

  /** The number of requests that were sent for an operation. */
  requestsOf(id: OperationId): number {
    return this.#requests.get(id) ?? 0;
  }

  /** Whether a request for an operation was answered with status 200. */
  hasSucceeded(id: OperationId): boolean {
    return this.#succeeded.has(id);
  }

  /** The answer to a request, whatever its status. Rejects with NotTried if there is none. */
  send(id: OperationId, call: Call = {}): Promise<Answer> {
    const key = JSON.stringify([id, call]);
    const answer = this.#answers.get(key) ?? this.#limit(() => this.#fetchAccepted(id, call));
    this.#answers.set(key, answer);
    return answer;
  }

  /** Sends a request with the media type that the service has accepted; until then, it tries the others of the operation, too. */
  async #fetchAccepted(id: OperationId, call: Call): Promise<Answer> {
    const { mediaTypes }: Operation = OPERATIONS[id];
    const { mediaType = this.#accepted.get(id) ?? mediaTypes?.[0] ?? null } = call;
    const first = await this.#fetch(id, call, mediaType);
    if (call.mediaType !== undefined || this.#accepted.has(id)) return first;
    if (first.status === 200 && mediaType !== null) this.#accepted.set(id, mediaType);
    if (first.status !== 400 && first.status !== 415) return first;
    for (const other of mediaTypes?.slice(1) ?? []) {
      const answer = await this.#fetch(id, call, other);
      // A wrong request is refused with 400 whatever its media type.
      if (answer.status !== 200 && (first.status === 400 || answer.status === 415)) continue;
      this.#accepted.set(id, other);
      return answer;
    }
    return first;
  }

  async #fetch(id: OperationId, call: Call, sentType: string | null): Promise<Answer> {
    // Not by the limit, which would have each of hundreds of waiting requests listen to the signal.
    this.#signal?.throwIfAborted();
    const { baseUrl, fetch = globalThis.fetch, maxRequests, timeoutMs } = this.#options;
    if (this.requests >= maxRequests)
      throw new NotTried(`The maximum of ${maxRequests} requests was reached.`);
    this.#requests.set(id, this.requestsOf(id) + 1);
    const { method }: Operation = OPERATIONS[id];
    const { body } = call;
    const target = targetOf(id, call);
    const request = `${method} ${target}`;
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      const init = {
        method,
        headers: requestHeaders(this.#tokenOf(id, call), sentType),
        signal: this.#signal === undefined ? timeout : AbortSignal.any([timeout, this.#signal]),
        // As bytes, because a text gets a media type of its own.
        ...(body === undefined ? {} : { body: new TextEncoder().encode(body) }),
      };
      const response = await fetchWithin(fetch, `${normalizeBaseUrl(baseUrl)}${target}`, init, false);
      const text = await readText(response, MAX_BYTES, { bytes: 0, isCut: false, hasMoreBytes: false });
      if (text === null) throw new NotTried(`${request}: the response exceeds ${MAX_BYTES / 2 ** 20} MB.`);
      const [mediaType = ""] = (response.headers.get("Content-Type") ?? "").split(";", 1);
      const { status } = response;
      if (status === 200) this.#succeeded.add(id);
      return { request, status, mediaType: mediaType.trim().toLowerCase(), json: parsedJson(text) };
    } catch (error) {
      this.#signal?.throwIfAborted();
      if (error instanceof NotTried) throw error;
      if (error instanceof RedirectError) throw new NoAnswer(`${request}: ${error.message}.`);
      if (timeout.aborted) throw new NoAnswer(`${request}: no response within ${timeoutMs / 1000} s.`);
      throw new NoAnswer("There is no connection to the service.");
    }
  }

  #tokenOf(id: OperationId, { token = "valid" }: Call): string | null {
    if (token === "wrong") return WRONG_TOKEN;
    return token === "none" || id === "E1" ? null : this.#options.token;
  }
}

/** Path and query; parameters that the operation does not have are sent, too. */
function targetOf(id: OperationId, { parameters = {} }: Call): string {
  const inPath = new Set<string>();
  const path = OPERATIONS[id].path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    inPath.add(name);
    return encodeURIComponent(String(parameters[name] ?? ""));
  });
  const query = Object.entries(parameters).filter(([name]) => !inPath.has(name));
  const pairs = query.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return pairs.length === 0 ? path : `${path}?${pairs.join("&")}`;
}
