/** What a request carried, in a form that tests can compare. */
export type Sent = { method: string; url: string; headers: Record<string, string>; body: unknown };

/** One scripted answer: a response, an error to fail with, or a function that sees the request's signal. */
export type Answer = Response | Error | ((signal: AbortSignal) => Promise<Response>);

/** A fetch that gives the answers in turn and keeps what was sent. One request too many fails the test. */
export function scriptedFetch(...answers: Answer[]): { fetch: typeof globalThis.fetch; sent: Sent[] } {
  const sent: Sent[] = [];
  return {
    sent,
    async fetch(input, init) {
      const answer = answers[sent.length];
      const body: unknown = typeof init?.body === "string" ? JSON.parse(init.body) : (init?.body ?? null);
      sent.push({
        method: init?.method ?? "GET",
        url: input instanceof Request ? input.url : String(input),
        headers: Object.fromEntries(new Headers(init?.headers)),
        body,
      });
      if (answer === undefined) throw new Error(`Request ${sent.length} was not expected.`);
      if (answer instanceof Error) throw answer;
      return typeof answer === "function" ? answer(init?.signal ?? new AbortController().signal) : answer;
    },
  };
}

/** A JSON answer. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { "Content-Type": "application/json", ...headers },
  });
}

/** What fetch rejects with when there is no connection. */
export function offline(): TypeError {
  return new TypeError("Failed to fetch");
}

/** An answer that never comes, as the browser's fetch does it: it ends only by its signal. */
export function never(signal: AbortSignal): Promise<Response> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
  });
}

/** A response whose body begins and then breaks off (with `error`), or stalls for ever (without). */
export function partial(start: string, error?: Error, init?: ResponseInit): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(start));
      if (error) controller.error(error);
    },
  });
  return new Response(body, init);
}

/** Waits that take no time but are kept. */
export function recordedSleep(): { sleep: (ms: number) => Promise<void>; waits: number[] } {
  const waits: number[] = [];
  return {
    waits,
    async sleep(ms) {
      waits.push(ms);
    },
  };
}

/** What a promise rejects with; a promise that resolves fails the test. */
export async function rejection(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error("This promise should have been rejected.");
}
