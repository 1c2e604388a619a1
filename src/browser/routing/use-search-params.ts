import { useCallback } from "react";
import {
  type NavigateOptions,
  type Path,
  useLocation,
  useNavigate,
  // oxlint-disable-next-line eslint/no-restricted-imports -- everyone else uses the hook below
  useSearchParams as useRenderedSearchParams,
} from "react-router";
import { isSamePage } from "#core/addresses/addresses.ts";
import { latestLocation } from "./latest-location.ts";

/** Changes these search parameters; null removes one. The others stay. */
type SetSearchParams = (changes: Record<string, string | null>, options?: NavigateOptions) => void;

/** Returns a function that gives the latest location, which may not be rendered yet; null if a link to another page was followed. */
export function useLatestOfPage(): () => Path | null {
  const { pathname } = useLocation();
  return useCallback(() => {
    const now = latestLocation();
    return isSamePage(now.pathname, pathname) ? now : null;
  }, [pathname]);
}

/** Like the hook of React Router, but a change starts from the latest address, and is dropped if another page was opened. */
export function useSearchParams(): readonly [URLSearchParams, SetSearchParams] {
  const [params] = useRenderedSearchParams();
  const latest = useLatestOfPage();
  const navigate = useNavigate();
  const set = useCallback<SetSearchParams>(
    (changes, options) => {
      const now = latest();
      if (now === null) return;
      const next = new URLSearchParams(now.search);
      for (const [name, value] of Object.entries(changes)) {
        if (value === null) next.delete(name);
        else next.set(name, value);
      }
      void navigate({ pathname: now.pathname, search: next.toString() }, options);
    },
    [navigate, latest],
  );
  return [params, set];
}
