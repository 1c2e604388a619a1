import { createLaterCode } from "#ui/later-code.ts";

/** The parts of the page that its first rows do not need, loaded lazily. */
export const treeParts = createLaterCode(() => import("./later-parts.ts"));
