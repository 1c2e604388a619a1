import { useCallback, useEffect, useMemo, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { CultureChoice } from "#session/culture-context.tsx";
import { useSession } from "#session/session-context.tsx";
import { rememberedCulture } from "#memory/storage.ts";
import { usePlaceKey } from "#concepts/scroll-key.ts";

/**
 * The culture: what the address says, else the last choice of this browser, else the deployment's default. In the address, so that a
 * colleague sees the same; an empty `culture` there means that none is asked for, on purpose.
 */
export function useCultureFromAddress(): CultureChoice {
  const { config } = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const place = usePlaceKey();
  const inAddress = new URLSearchParams(location.search).get("culture");
  // Read once: an address without a culture goes on meaning what it meant when the app began, so that Back can lead to it.
  const [usual] = useState(() => rememberedCulture.get() ?? config.defaultCulture ?? "");
  const chosen = inAddress ?? usual;

  const go = useCallback(
    (culture: string, replace: boolean): void => {
      const search = new URLSearchParams(location.search);
      if (culture === "" && usual === "") search.delete("culture");
      else search.set("culture", culture);
      const state: unknown = location.state;
      const kept = typeof state === "object" ? state : null;
      void navigate(
        { pathname: location.pathname, search: search.toString() },
        { replace, state: { ...kept, place } },
      );
    },
    [usual, location, navigate, place],
  );

  const isMissing = inAddress === null && chosen !== "";
  useEffect(() => {
    if (isMissing) go(chosen, true);
  }, [isMissing, chosen, go]);

  return useMemo(
    () => ({
      culture: chosen === "" ? null : chosen,
      setCulture: (culture) => {
        rememberedCulture.set(culture ?? "");
        go(culture ?? "", false);
      },
    }),
    [chosen, go],
  );
}
