import { useCallback, useEffect, useMemo, useState } from "react";
import { type Location, useLocation, useNavigate } from "react-router";
import type { CultureChoice } from "#session/culture-context.tsx";
import { useSession } from "#session/session-context.tsx";
import { rememberedCulture } from "#memory/storage.ts";
import { placeKeyOf } from "#concepts/scroll-key.ts";
import { useLatestLocation } from "../browser-router.tsx";

const cultureIn = ({ search }: Location): string | null => new URLSearchParams(search).get("culture");

/**
 * The culture: what the address says, else the last choice of this browser, else the deployment's default. In the address, so that a
 * colleague sees the same; an empty `culture` there means that none is asked for, on purpose.
 */
export function useCultureFromAddress(): CultureChoice {
  const { config } = useSession();
  const location = useLocation();
  const latest = useLatestLocation();
  const navigate = useNavigate();
  const inAddress = cultureIn(location);
  // Read once: an address without a culture goes on meaning what it meant when the app began, so that Back can lead to it.
  const [usual] = useState(() => rememberedCulture.get() ?? config.defaultCulture ?? "");
  const chosen = inAddress ?? usual;

  const go = useCallback(
    (culture: string, replace: boolean): void => {
      // Somebody may have followed a link that is not drawn yet: it is followed all the same.
      const now = latest();
      const search = new URLSearchParams(now.search);
      if (culture === "" && usual === "") search.delete("culture");
      else search.set("culture", culture);
      const state: unknown = now.state;
      const kept = typeof state === "object" ? state : null;
      void navigate(
        { pathname: now.pathname, search: search.toString() },
        { replace, state: { ...kept, place: placeKeyOf(now) } },
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
