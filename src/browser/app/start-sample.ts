import { SAMPLE_BASE_URL } from "#browser/session/chosen-service.ts";
import type { EmbeddedService, SessionTools } from "#browser/session/session.ts";
import { fileBaseUrl } from "#browser/storage/file-base-url.ts";

type Running = {
  readonly fetch: typeof globalThis.fetch;
  readonly clientDetails: Awaited<ReturnType<EmbeddedService["clientDetails"]>>;
  readonly startingPoints: EmbeddedService["startingPoints"];
};

const SCRIPT_URL = `${import.meta.env.BASE_URL}mockServiceWorker.js`;

/**
 * The embedded services: the sample, and one for each catalogue file. Their modules and data are loaded by their first request. A service
 * worker answers requests to the sample, so that they look like any others; without one, and for catalogue files, the app calls them
 * directly.
 */
export function embeddedServices(): SessionTools["embedded"] {
  const services = new Map([[SAMPLE_BASE_URL, embedded("sample", startSample())]]);
  return (baseUrl) => {
    const known = services.get(baseUrl);
    if (known !== undefined || !baseUrl.startsWith(fileBaseUrl(""))) return known ?? null;
    const id = baseUrl.slice(fileBaseUrl("").length);
    const service = embedded(`files/${encodeURIComponent(id)}`, startFile(id));
    services.set(baseUrl, service);
    return service;
  };
}

type Start = (baseUrl: string) => Promise<Running>;

function embedded(folder: string, start: Start): EmbeddedService {
  const baseUrl = new URL(`${import.meta.env.BASE_URL}${folder}`, window.location.href).href;
  const run = (): Promise<Running> => start(baseUrl);
  return {
    baseUrl,
    fetch: async (input, init) => (await run()).fetch(input, init),
    clientDetails: async () => (await run()).clientDetails,
    startingPoints: async () => (await run()).startingPoints(),
  };
}

function startSample(): Start {
  let running: Promise<Running> | null = null;
  return (baseUrl) => {
    running ??= import("./sample/start.ts")
      .then(({ start }) => start({ baseUrl, scriptUrl: SCRIPT_URL }))
      .catch((error: unknown) => {
        running = null;
        throw error;
      });
    return running;
  };
}

/** Starts the service of a file; starts it again if the file has changed since. */
function startFile(id: string): Start {
  let running: { readonly model: object; readonly service: Running } | null = null;
  return async () => {
    const [{ startCatalogue }, { openedCatalogue }] = await Promise.all([
      import("./sample/start-catalogue.ts"),
      import("#browser/parts/catalogue-files/catalogues.ts"),
    ]);
    const model = await openedCatalogue(id);
    if (running?.model !== model) running = { model, service: startCatalogue(model) };
    return running.service;
  };
}
