import { useCallback, useEffect, useMemo, useState } from "react";
import { type Location, useLocation, useNavigate } from "react-router";
import type { CultureChoice } from "#session/culture-context.tsx";
import { useSession } from "#session/session-context.tsx";
import { rememberedCulture } from "#browser-storage/storage.ts";
import { useLatestLocation } from "#navigation/latest-location.ts";
import { scrollKeyOf } from "#navigation/scroll-key.ts";

const cultureIn = ({ search }: Location): string | null => new URLSearchParams(search).get("culture");

/**
 * The culture: from the address, else the last choice in this browser, else the default of the deployment. It is in the address, so that a
 * shared link shows the same; an empty `culture` deliberately requests none.
 */
export function useCultureFromAddress(): CultureChoice {
  const { config } = useSession();
  const location = useLocation();
  const latest = useLatestLocation();
  const navigate = useNavigate();
  const inAddress = cultureIn(location);
  // Read once: an address without a culture keeps its meaning for the whole visit, also after Back.
  const [usual] = useState(() => rememberedCulture.get() ?? config.defaultCulture ?? "");
  const chosen = inAddress ?? usual;

  const go = useCallback(
    (culture: string, replace: boolean): void => {
      // The user may have followed a link whose page is not rendered yet; that navigation must not be undone.
      const now = latest();
      const search = new URLSearchParams(now.search);
      if (culture === "" && usual === "") search.delete("culture");
      else search.set("culture", culture);
      const state: unknown = now.state;
      const kept = typeof state === "object" ? state : null;
      void navigate(
        { pathname: now.pathname, search: search.toString() },
        { replace, state: { ...kept, place: scrollKeyOf(now) } },
      );
    },
    [usual, latest, navigate],
  );

  useEffect(() => {
    const isMissing = cultureIn(location) === null && cultureIn(latest()) === null;
    if (isMissing && chosen !== "") go(chosen, true);
  }, [location, latest, chosen, go]);

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
