import type { CatalogueModel } from "#exchange/catalogue-model.ts";
import { SAMPLE_CLIENT_ID, SAMPLE_CLIENT_SECRET } from "./credentials.ts";
import { sampleSource } from "./sample.ts";
import { createService, type Service } from "./service.ts";
import { catalogueSource } from "./source.ts";
import { sampleStartingPoints, startingPoints, type StartingPoints } from "./starting-points.ts";
import { removeHandler, startWorker, type WorkerOptions } from "./worker.ts";

export type RunningService = {
  /** Reaches the service: over the browser's network where a service worker answers, else by a call. */
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
  return run(createService(source), () => sampleStartingPoints(source), options);
}

/**
 * Starts an embedded service (E1 to E15) with any catalogue for a page. Several run beside each other under base URLs of their own.
 * Never rejects.
 */
export async function startCatalogue(model: CatalogueModel, options: WorkerOptions): Promise<RunningService> {
  const source = catalogueSource(model);
  return run(createService(source), () => startingPoints(source), options);
}

async function run(
  { handle }: Service,
  startingPoints: () => Promise<StartingPoints>,
  options: WorkerOptions,
): Promise<RunningService> {
  const hasWorker = await startWorker(handle, options);
  return {
    fetch: hasWorker ? (input, init) => globalThis.fetch(input, init) : callDirectly(handle),
    clientDetails: { clientId: SAMPLE_CLIENT_ID, clientSecret: SAMPLE_CLIENT_SECRET },
    startingPoints,
    stop: () => removeHandler(options.baseUrl),
  };
}

function callDirectly(handle: Service["handle"]): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    request.signal.throwIfAborted();
    const response = await handle(request);
    request.signal.throwIfAborted();
    return response;
  };
}
