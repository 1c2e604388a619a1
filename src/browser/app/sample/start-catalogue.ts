import type { CatalogueModel } from "#core/catalogue/catalogue-model.ts";
import { startingPoints, type StartingPoints } from "#core/catalogue/sample/starting-points.ts";
import { SAMPLE_CLIENT_ID, SAMPLE_CLIENT_SECRET } from "#core/catalogue/service/credentials.ts";
import { createService, type Service } from "#core/catalogue/service/service.ts";
import { catalogueSource } from "#core/catalogue/service/source.ts";

export type RunningService = {
  /** Sends requests to the service: over the browser's network if a service worker handles them, else by a direct call. */
  readonly fetch: typeof globalThis.fetch;
  /** The client details for E1. */
  readonly clientDetails: { readonly clientId: string; readonly clientSecret: string };
  /** Rejects if the data cannot be loaded. */
  readonly startingPoints: () => Promise<StartingPoints>;
  /** Removes the service from the browser's network. */
  readonly stop: () => void;
};

/**
 * An embedded service (E1 to E15) with any catalogue. It is called directly: if class numbers do not express the hierarchy, a tree takes
 * thousands of requests, and a service worker would multiply the time of each.
 */
export function startCatalogue(model: CatalogueModel): Omit<RunningService, "stop"> {
  const source = catalogueSource(model);
  return {
    fetch: callDirectly(createService(source).handle),
    clientDetails: CLIENT_DETAILS,
    startingPoints: () => startingPoints(source),
  };
}

/** The client details for E1 of an embedded service. */
export const CLIENT_DETAILS = { clientId: SAMPLE_CLIENT_ID, clientSecret: SAMPLE_CLIENT_SECRET };

/** Calls a service without the browser's network. */
export function callDirectly(handle: Service["handle"]): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    request.signal.throwIfAborted();
    const response = await handle(request);
    request.signal.throwIfAborted();
    return response;
  };
}
