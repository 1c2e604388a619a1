import type { CatalogueModel } from "#exchange/catalogue-model.ts";
import { SAMPLE_CLIENT_ID, SAMPLE_CLIENT_SECRET } from "./credentials.ts";
import { sampleSource } from "./sample.ts";
import { createService, type Service } from "./service.ts";
import { catalogueSource } from "./source.ts";
import { sampleStartingPoints, startingPoints, type StartingPoints } from "./starting-points.ts";
import { removeHandler, startWorker, type WorkerOptions } from "./worker.ts";

export type RunningService = {
  /** Reaches the service: over the browser's network where a service worker answers for it, else by a call. */
  readonly fetch: typeof globalThis.fetch;
  /** What E1 takes. */
  readonly clientDetails: { readonly clientId: string; readonly clientSecret: string };
  /** Rejects where the data cannot be loaded. */
  readonly startingPoints: () => Promise<StartingPoints>;
  /** Takes the service out of the browser's network. */
  readonly stop: () => void;
};

/** Starts the embedded service (E1 to E15) with the sample catalogue for a page. Never rejects. */
export async function start(options: WorkerOptions): Promise<RunningService> {
  const source = sampleSource();
  const { handle } = createService(source);
  const hasWorker = await startWorker(handle, options);
  return {
    fetch: hasWorker ? (input, init) => globalThis.fetch(input, init) : callDirectly(handle),
    clientDetails: CLIENT_DETAILS,
    startingPoints: () => sampleStartingPoints(source),
    stop: () => removeHandler(options.baseUrl),
  };
}

/**
 * An embedded service (E1 to E15) with any catalogue. It is called directly: where numbers tell nothing of the hierarchy, a tree takes
 * thousands of requests, and the way through a service worker takes several times as long as the answer.
 */
export function startCatalogue(model: CatalogueModel): Omit<RunningService, "stop"> {
  const source = catalogueSource(model);
  return {
    fetch: callDirectly(createService(source).handle),
    clientDetails: CLIENT_DETAILS,
    startingPoints: () => startingPoints(source),
  };
}

const CLIENT_DETAILS = { clientId: SAMPLE_CLIENT_ID, clientSecret: SAMPLE_CLIENT_SECRET };

function callDirectly(handle: Service["handle"]): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    request.signal.throwIfAborted();
    const response = await handle(request);
    request.signal.throwIfAborted();
    return response;
  };
}
