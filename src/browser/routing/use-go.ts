import { useCallback } from "react";
import { createPath, type NavigateOptions, useNavigate } from "react-router";
import { keepCultureAndFile, latestLocation } from "./latest-location.ts";

/**
 * Returns a function that opens an address of the app, as a link does: it keeps the culture and the catalogue file, and a second click before
 * the page is rendered adds no second history entry.
 */
export function useGo(): (address: string, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  return useCallback(
    (address, options) => {
      const to = keepCultureAndFile(address);
      void navigate(to, { replace: to === createPath(latestLocation()), ...options });
    },
    [navigate],
  );
}
