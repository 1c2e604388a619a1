import type { Catalogue } from "#embedded-service/catalogue.ts";
import { createService, type Service, type ServiceOptions } from "#embedded-service/service.ts";
import { PARTS } from "#embedded-service/source.ts";
import { SAMPLE_CULTURES } from "#lib/text/culture.ts";
import { sampleSource } from "./sample.ts";

/** A service with the sample catalogue and tokens of its own (E1 to E15). */
export function createSampleService(options?: ServiceOptions): Service {
  return createService(sampleSource(), options);
}

/** The complete sample catalogue, in all its cultures. */
export async function loadSampleCatalogue(): Promise<Catalogue> {
  return sampleSource().load(PARTS, SAMPLE_CULTURES);
}
