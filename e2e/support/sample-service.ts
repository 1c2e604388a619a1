import { CULTURES } from "../../src/embedded-service/cultures.ts";
import { sampleSource } from "../../src/sample/sample.ts";
import { createService, type Service } from "../../src/embedded-service/service.ts";
import { PARTS } from "../../src/embedded-service/source.ts";

// Loaded completely in advance: Vite's module runner is closed after the import.
const source = sampleSource();
await source.load(PARTS, CULTURES);

export const createSampleService = (): Service => createService(source);
