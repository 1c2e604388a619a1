import type { Path } from "react-router";
import { fileOf, withBeside, withCulture, withFile } from "#addresses.ts";

/** The address in the address bar, below the base of the app. `useLocation` lags behind it until the new page is rendered. */
export function latestLocation(): Path {
  const { pathname, search, hash } = window.location;
  return { pathname: pathname.slice(import.meta.env.BASE_URL.length - 1), search, hash };
}

/** The address with both cultures and the catalogue file of a query string; default: those of the latest location. */
export function keepCultureAndFile(address: string, search: string = latestLocation().search): string {
  const params = new URLSearchParams(search);
  return withBeside(
    withCulture(withFile(address, fileOf(search)), params.get("culture")),
    params.get("beside"),
  );
}
