/**
 * All request headers apart from those of the browser, in the app and in its early requests.
 * @param token the bearer token; null sends none
 * @param mediaType of the body; null if there is none
 */
export function requestHeaders(token: string | null, mediaType: string | null): Record<string, string> {
  return {
    Accept: "application/json",
    ...(mediaType === null ? {} : { "Content-Type": mediaType }),
    ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
  };
}
