/** A value that is created on first use, such as an `Intl` formatter, which takes milliseconds to create on a slow device. */
export function onDemand<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
