import type { FunctionComponent } from "react";

type Code<P> = { readonly default: FunctionComponent<P> };

/** The code of a page, or of another part of the app, which is fetched when it is needed, or before. */
export type Loader<P> = {
  /** Rejects where it cannot be had; the next call then tries again. */
  readonly load: () => Promise<Code<P>>;
  /** What has been loaded, if it has. */
  readonly loaded: () => Code<P> | undefined;
  /** What shows it, always the same; made by `lazyPage`. */
  component: FunctionComponent<P> | null;
};

export function createLoader<P>(fetchCode: () => Promise<Code<P>>): Loader<P> {
  let code: Code<P> | undefined;
  return {
    load: async () => {
      code = await fetchCode();
      return code;
    },
    loaded: () => code,
    component: null,
  };
}
