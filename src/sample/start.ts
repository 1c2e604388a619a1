import { SAMPLE_CLIENT_ID, SAMPLE_CLIENT_SECRET } from "./credentials.ts";
import { createSampleService } from "./service.ts";
import { type SampleStartingPoints, sampleStartingPoints } from "./starting-points.ts";
import { startWorker, type WorkerOptions } from "./worker.ts";

export type RunningSample = {
  /** Reaches the service: over the browser's network where a service worker answers, else by a call. */
  readonly fetch: typeof globalThis.fetch;
  /** What E1 takes. */
  readonly clientDetails: { readonly clientId: string; readonly clientSecret: string };
  readonly startingPoints: SampleStartingPoints;
};

/** Starts the embedded service (E1 to E15) for a page. Never rejects. */
export async function start(options: WorkerOptions): Promise<RunningSample> {
  const service = createSampleService();
  const hasWorker = await startWorker(service.handle, options);
  return {
    fetch: hasWorker ? (input, init) => globalThis.fetch(input, init) : callDirectly(service.handle),
    clientDetails: { clientId: SAMPLE_CLIENT_ID, clientSecret: SAMPLE_CLIENT_SECRET },
    startingPoints: sampleStartingPoints(),
  };
}

function callDirectly(handle: (request: Request) => Promise<Response>): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    request.signal.throwIfAborted();
    const response = await handle(request);
    request.signal.throwIfAborted();
    return response;
  };
}
