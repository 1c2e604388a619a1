import type { Here } from "#concepts/open-by-guid/parse-input.ts";

/** The location of the app. */
export function here(): Here {
  const { origin, host } = window.location;
  return { origin, host, basePath: import.meta.env.BASE_URL };
}
