import type { EmbeddedService } from "#session/session.ts";

type RunningSample = {
  readonly fetch: typeof globalThis.fetch;
  readonly clientDetails: Awaited<ReturnType<EmbeddedService["clientDetails"]>>;
  readonly startingPoints: EmbeddedService["startingPoints"];
};

/**
 * The embedded sample service. Its code and data are loaded by the first request to it, and never while another service is in use. A
 * service worker answers its requests, so that they look like any other; where there is none to be had, the app calls it directly.
 */
export function embeddedSample(): EmbeddedService {
  const baseUrl = new URL(`${import.meta.env.BASE_URL}sample`, window.location.href).href;
  let running: Promise<RunningSample> | null = null;
  const run = (): Promise<RunningSample> => {
    running ??= start(baseUrl).catch((error: unknown) => {
      running = null;
      throw error;
    });
    return running;
  };
  return {
    baseUrl,
    fetch: async (input, init) => (await run()).fetch(input, init),
    clientDetails: async () => (await run()).clientDetails,
    startingPoints: async () => (await run()).startingPoints(),
  };
}

async function start(baseUrl: string): Promise<RunningSample> {
  const sample = await import("#sample/start.ts");
  return sample.start({ baseUrl, scriptUrl: `${import.meta.env.BASE_URL}mockServiceWorker.js` });
}
