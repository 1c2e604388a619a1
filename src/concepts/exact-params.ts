type Params = Readonly<Record<string, string | undefined>>;

/**
 * The parameters of an address as they were meant. The router holds slashes within a segment back as `%2F` and turns all `%2F` into
 * slashes in the end, those that belong to the text as well; what stands in the address tells them apart.
 */
export function exactParams(params: Params, pathname: string): Params {
  const segments = pathname.split("/").map(decoded);
  const exact = (value: string | undefined): string | undefined =>
    segments.find((segment) => segment.replaceAll("%2F", "/") === value) ?? value;
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, exact(value)]));
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // Not percent-encoding at all: somebody wrote the address by hand.
    return segment;
  }
}
