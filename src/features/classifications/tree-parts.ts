import { createLaterCode } from "#ui/later-code.ts";

/** What stands around the tree, and what takes its place: everything of the page that its first rows can do without. */
export const treeParts = createLaterCode(() => import("./later-parts.ts"));
