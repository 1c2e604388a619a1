import type { AppLocation } from "./parse-input.ts";

/** The location of the app. */
export function appLocation(): AppLocation {
  const { origin, host } = window.location;
  return { origin, host, basePath: import.meta.env.BASE_URL };
}
