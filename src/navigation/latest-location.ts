import { createContext, useContext } from "react";
import type { Location } from "react-router";

/** Provided by the router. */
export const LatestLocation = createContext<(() => Location) | null>(null);

/** The location of the address bar; `useLocation` lags behind it until the new page is rendered. */
export function useLatestLocation(): () => Location {
  const latest = useContext(LatestLocation);
  if (latest === null) throw new Error("useLatestLocation needs a BrowserRouter.");
  return latest;
}
