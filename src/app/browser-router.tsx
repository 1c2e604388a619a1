import { type ReactNode, startTransition, useCallback, useLayoutEffect, useState } from "react";
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from "react-router";
import { LatestLocation } from "#navigation/latest-location.ts";
import { noteNavigation } from "#ui/focus/late-focus.ts";

const BASE = import.meta.env.BASE_URL;

/** React Router on the browser's history; every navigation is a transition (docs/decisions/0001-declarative-routing.md). */
export function BrowserRouter({ children }: { readonly children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setStep] = useState({ action: history.action, location: history.location });
  useLayoutEffect(
    () =>
      history.listen((step) => {
        noteNavigation();
        startTransition(() => setStep(step));
      }),
    [history],
  );
  const latest = useCallback(() => {
    const pathname = history.location.pathname.slice(BASE.length - 1);
    return { ...history.location, pathname };
  }, [history]);
  return (
    <LatestLocation value={latest}>
      <Router basename={BASE} location={location} navigationType={action} navigator={history}>
        {children}
      </Router>
    </LatestLocation>
  );
}
