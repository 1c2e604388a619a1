import { useCallback, useMemo } from "react";
import { type NavigateOptions, useLocation, useNavigate } from "react-router";
import { useLatestLocation } from "./latest-location.ts";
import { scrollKeyOf } from "./scroll-key.ts";

type SetSearchParams = (
  update: (params: URLSearchParams) => URLSearchParams,
  options?: NavigateOptions,
) => void;

/** The search parameters of the rendered address, and a function that changes those of the latest one. */
export function useSearchParams(): readonly [URLSearchParams, SetSearchParams] {
  const location = useLocation();
  const { pathname, search } = location;
  const place = scrollKeyOf(location);
  const latest = useLatestLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const set = useCallback<SetSearchParams>(
    (update, options) => {
      // A link may have been followed that is not rendered yet. The parameters are those of this page: one that is left gets no others.
      const now = latest();
      if (now.pathname !== pathname && scrollKeyOf(now) !== place) return;
      const next = update(new URLSearchParams(now.search)).toString();
      void navigate({ pathname: now.pathname, search: next }, options);
    },
    [navigate, latest, pathname, place],
  );
  return [params, set];
}
