import { type ReactNode, startTransition, useLayoutEffect, useState } from "react";
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from "react-router";

/** React Router over the browser's history; every step is a transition (docs/decisions/0001-declarative-routing.md). */
export function BrowserRouter({ children }: { readonly children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setStep] = useState({ action: history.action, location: history.location });
  useLayoutEffect(() => history.listen((step) => startTransition(() => setStep(step))), [history]);
  return (
    <Router
      basename={import.meta.env.BASE_URL}
      location={location}
      navigationType={action}
      navigator={history}
    >
      {children}
    </Router>
  );
}
