/**
 * Every header of a request besides those that the browser adds, in the app and in its early requests alike.
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
