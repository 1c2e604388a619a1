import { startTransition, useEffect, useMemo, useState } from "react";
import { createPath, useLocation, useNavigate } from "react-router";
import { latestLocation } from "#browser/routing/latest-location.ts";
import { scrollKeyOf } from "#browser/routing/scroll-key.ts";
import type { CultureChoice } from "#browser/session/culture-context.tsx";
import { useSession } from "#browser/session/session-context.tsx";
import { rememberedCulture } from "#browser/storage/storage.ts";

/**
 * The culture: from the address, else the last choice in this browser, else the default of the deployment. It is in the address, so that a
 * shared link shows the same; an empty `culture` deliberately requests none. The second culture is in the address only.
 */
export function useCultureFromAddress(): CultureChoice {
  const { config } = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const inAddress = new URLSearchParams(location.search).get("culture");
  // Read once: an address without a culture keeps its meaning for the whole visit, also after Back.
  const [usual] = useState(() => rememberedCulture.get() ?? config.defaultCulture ?? "");
  /** The choice of the user, until it is in the address. */
  const [choice, setChoice] = useState<string | null>(null);
  const next = choice ?? (inAddress === null && usual !== "" ? usual : null);

  useEffect(() => {
    // The user may have followed a link whose page is not rendered yet; that navigation must not be undone.
    if (next === null || createPath(location) !== createPath(latestLocation())) return;
    const search = new URLSearchParams(location.search);
    if (next === "" && usual === "") search.delete("culture");
    else search.set("culture", next);
    const state: unknown = location.state;
    const kept = typeof state === "object" ? state : null;
    // One transition, so that the choice holds until its address is rendered.
    startTransition(() => {
      setChoice(null);
      void navigate(
        { pathname: location.pathname, search: search.toString() },
        { replace: choice === null, state: { ...kept, scrollKey: scrollKeyOf(location) } },
      );
    });
  }, [location, next, usual, choice, navigate]);

  const chosen = inAddress ?? usual;
  const second = new URLSearchParams(location.search).get("beside") ?? "";
  const scrollKey = scrollKeyOf(location);
  return useMemo(
    () => ({
      culture: chosen === "" ? null : chosen,
      beside: second === "" || second === chosen ? null : second,
      setBeside: (beside) => {
        const { pathname, search } = latestLocation();
        const params = new URLSearchParams(search);
        params.delete("beside");
        if (beside !== null) params.set("beside", beside);
        void navigate({ pathname, search: params.toString() }, { state: { scrollKey } });
      },
      setCulture: (culture) => {
        rememberedCulture.set(culture ?? "");
        setChoice(culture ?? "");
      },
    }),
    [chosen, second, navigate, scrollKey],
  );
}
