import type { en } from "./en.ts";

/** The namespaces that the first pages show; the others are loaded with the first module that is loaded on demand. */
export const FIRST_PAGE_NAMESPACES: readonly (keyof typeof en)[] = [
  "addresses",
  "classifications",
  "concepts",
  "controls",
  "feedback",
  "lists",
  "overview",
  "session",
  "shell",
];
