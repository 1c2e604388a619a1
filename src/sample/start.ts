import { createService } from "#embedded-service/service.ts";
import { sampleSource } from "./sample.ts";
import { callDirectly, CLIENT_DETAILS, type RunningService } from "./start-catalogue.ts";
import { sampleStartingPoints } from "./starting-points.ts";
import { PageWorker, type WorkerOptions } from "./worker.ts";

const pageWorker = new PageWorker();

/** Starts the embedded service (E1 to E15) with the sample catalogue. Never rejects. */
export async function start(options: WorkerOptions): Promise<RunningService> {
  const source = sampleSource();
  const { handle } = createService(source);
  const hasWorker = await pageWorker.add(handle, options);
  return {
    fetch: hasWorker ? (input, init) => globalThis.fetch(input, init) : callDirectly(handle),
    clientDetails: CLIENT_DETAILS,
    startingPoints: () => sampleStartingPoints(source),
    stop: () => pageWorker.remove(options.baseUrl),
  };
}
