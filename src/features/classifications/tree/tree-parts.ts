import { createLazyCode } from "#ui/lazy-code.ts";

/** The parts of the page that its first rows do not need, loaded lazily. */
export const treeParts = createLazyCode(() => import("../lazy-parts.ts"));
