import type { FunctionComponent } from "react";

type Code<P> = { readonly default: FunctionComponent<P> };

/** Loads the code of a page, or of another part of the app, on demand or ahead. */
export type Loader<P> = {
  /** Rejects if loading fails; the next call tries again. */
  readonly load: () => Promise<Code<P>>;
  /** The loaded code, if any. */
  readonly loaded: () => Code<P> | undefined;
  /** The component that renders it, created once by `lazyPage`. */
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
