/** Code that is fetched when it is needed, or before. */
export type Loader<T> = {
  /** Rejects where it cannot be had; the next call then tries again. */
  readonly load: () => Promise<T>;
  /** What has been loaded, if it has. */
  readonly loaded: () => T | undefined;
};

export function createLoader<T>(fetchCode: () => Promise<T>): Loader<T> {
  let code: T | undefined;
  return {
    load: async () => {
      code = await fetchCode();
      return code;
    },
    loaded: () => code,
  };
}
