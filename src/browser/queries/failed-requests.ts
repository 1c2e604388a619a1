type Result<E> = { readonly error: E; readonly refetch: () => unknown };

/** Those of several requests that failed. */
export function failedOf<R extends Result<unknown>>(results: readonly R[]): R[] {
  return results.filter(({ error }) => error !== null);
}

/** The failure of some of several requests: of how many, the error of the first (null if none failed), and how to retry them. */
export function failureOf<E>(results: readonly Result<E>[]) {
  const failed = failedOf(results);
  return {
    failures: failed.length,
    error: failed[0]?.error ?? null,
    retry: (): void => {
      for (const { refetch } of failed) void refetch();
    },
  };
}
