import type { Path } from "react-router";
import { sharedParametersOf, withSharedParameters } from "#core/addresses/addresses.ts";

/** The base of the app, without a slash at its end. */
const BASE = import.meta.env.BASE_URL.slice(0, -1);

/** The address in the address bar, below the base of the app. `useLocation` lags behind it until the new page is rendered. */
export function latestLocation(): Path {
  const { pathname, search, hash } = window.location;
  return { pathname: pathname.slice(BASE.length), search, hash };
}

/** The address with both cultures and the catalogue file of a query string; default: those of the latest location. */
export function keepCultureAndFile(address: string, search: string = latestLocation().search): string {
  return withSharedParameters(address, sharedParametersOf(search));
}

/** An address of the app with its base, as in the attribute `href`. */
export function toHref(address: string): string {
  return `${BASE}${address}`;
}
