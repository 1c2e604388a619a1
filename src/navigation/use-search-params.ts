import { useCallback, useMemo } from "react";
import { type Location, type NavigateOptions, useLocation, useNavigate } from "react-router";
import { useLatestLocation } from "./latest-location.ts";
import { scrollKeyOf } from "./scroll-key.ts";

type SetSearchParams = (
  update: (params: URLSearchParams) => URLSearchParams,
  options?: NavigateOptions,
) => void;

/** Returns a function that gives the latest location, which may not be rendered yet; null if a link to another page was followed. */
export function useLatestOfPage(): () => Location | null {
  const location = useLocation();
  const { pathname } = location;
  const place = scrollKeyOf(location);
  const latest = useLatestLocation();
  return useCallback(() => {
    const now = latest();
    return now.pathname === pathname || scrollKeyOf(now) === place ? now : null;
  }, [latest, pathname, place]);
}

/** The search parameters of the rendered address, and a function that changes those of the latest one. */
export function useSearchParams(): readonly [URLSearchParams, SetSearchParams] {
  const { search } = useLocation();
  const latest = useLatestOfPage();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const set = useCallback<SetSearchParams>(
    (update, options) => {
      const now = latest();
      // The parameters are those of this page.
      if (now === null) return;
      const next = update(new URLSearchParams(now.search)).toString();
      void navigate({ pathname: now.pathname, search: next }, options);
    },
    [navigate, latest],
  );
  return [params, set];
}
