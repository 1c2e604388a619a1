/** A value that is made when it is first asked for, such as a formatter of `Intl`: to make one takes milliseconds on a slow device. */
export function onDemand<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
