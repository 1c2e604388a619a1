import { sampleSource } from "#core/catalogue/sample/sample.ts";
import { sampleStartingPoints } from "#core/catalogue/sample/starting-points.ts";
import { createService } from "#core/catalogue/service/service.ts";
import { callDirectly, CLIENT_DETAILS, type RunningService } from "./start-catalogue.ts";
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
