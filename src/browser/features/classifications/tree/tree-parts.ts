import { lazyModule } from "#browser/lib/lazy-module.ts";

/** The parts of the page that its first rows do not need, loaded lazily. */
export const treeParts = lazyModule(() => import("../lazy-parts.ts"));
