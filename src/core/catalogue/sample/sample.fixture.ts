import { SAMPLE_CULTURES } from "#core/text/culture.ts";
import type { Catalogue } from "../service/catalogue.ts";
import { createService, type Service, type ServiceOptions } from "../service/service.ts";
import { PARTS } from "../service/source.ts";
import { sampleSource } from "./sample.ts";

/** A service with the sample catalogue and tokens of its own (E1 to E15). */
export function createSampleService(options?: ServiceOptions): Service {
  return createService(sampleSource(), options);
}

/** The complete sample catalogue, in all its cultures. */
export async function loadSampleCatalogue(): Promise<Catalogue> {
  return sampleSource().load(PARTS, SAMPLE_CULTURES);
}
