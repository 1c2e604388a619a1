/**
 * Every header that a request carries beside those of the browser, whoever sends it.
 *
 * @param token the bearer token; null sends none
 * @param mediaType of the body; null where there is none
 */
export function requestHeaders(token: string | null, mediaType: string | null): Record<string, string> {
  return {
    Accept: "application/json",
    ...(mediaType === null ? {} : { "Content-Type": mediaType }),
    ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
  };
}
