/** A request in a form that tests can compare. */
export type Sent = { method: string; url: string; headers: Record<string, string>; body: unknown };

/** A scripted response: a response, an error to reject with, or a function of the request's signal. */
export type ScriptedResponse = Response | Error | ((signal: AbortSignal) => Promise<Response>);

/** A fetch that returns the responses in order and records the requests. An extra request fails the test. */
export function scriptedFetch(...responses: ScriptedResponse[]): {
  fetch: typeof globalThis.fetch;
  sent: Sent[];
} {
  const sent: Sent[] = [];
  return {
    sent,
    async fetch(input, init) {
      const response = responses[sent.length];
      const body: unknown = typeof init?.body === "string" ? JSON.parse(init.body) : (init?.body ?? null);
      sent.push({
        method: init?.method ?? "GET",
        url: input instanceof Request ? input.url : String(input),
        headers: Object.fromEntries(new Headers(init?.headers)),
        body,
      });
      if (response === undefined) throw new Error(`Request ${sent.length} was not expected.`);
      if (response instanceof Error) throw response;
      return typeof response === "function"
        ? response(init?.signal ?? new AbortController().signal)
        : response;
    },
  };
}

/** A JSON response. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { "Content-Type": "application/json", ...headers },
  });
}

/** The error of fetch without a connection. */
export function offline(): TypeError {
  return new TypeError("Failed to fetch");
}

/** A response that never arrives: it only ends by its signal, like the browser's fetch. */
export function never(signal: AbortSignal): Promise<Response> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
  });
}

/** A response whose body starts and then fails (with `error`) or stalls (without). */
export function partial(start: string, error?: Error, init?: ResponseInit): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(start));
      if (error) controller.error(error);
    },
  });
  return new Response(body, init);
}

/** A sleep that takes no time and is recorded. */
export function recordedSleep(): { sleep: (ms: number) => Promise<void>; waits: number[] } {
  const waits: number[] = [];
  return {
    waits,
    async sleep(ms) {
      waits.push(ms);
    },
  };
}

/** The reason that a promise rejects with; a promise that resolves fails the test. */
export async function rejection(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error("This promise should have been rejected.");
}
