import { useCallback, useMemo } from "react";
import { type NavigateOptions, useLocation, useNavigate } from "react-router";

type SetSearchParams = (
  update: (params: URLSearchParams) => URLSearchParams,
  options?: NavigateOptions,
) => void;

/** The search parameters of the current address, and a function that navigates to others. */
export function useSearchParams(): readonly [URLSearchParams, SetSearchParams] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const set = useCallback<SetSearchParams>(
    (update, options) => void navigate(`?${update(new URLSearchParams(search)).toString()}`, options),
    [navigate, search],
  );
  return [params, set];
}
