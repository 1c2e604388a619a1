import type { Here } from "#concepts/open-by-guid/parse-input.ts";

/** Where the app is. */
export function here(): Here {
  const { origin, host } = window.location;
  return { origin, host, basePath: import.meta.env.BASE_URL };
}
