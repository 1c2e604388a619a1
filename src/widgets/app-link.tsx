import type { ComponentPropsWithoutRef } from "react";
import { Link, useLocation, type To } from "react-router";
import { withCulture } from "#paths.ts";

type AppLinkProps = Omit<ComponentPropsWithoutRef<typeof Link>, "to"> & {
  /** An address from `paths`. */
  readonly to: string;
};

/** A link within the app; it carries the culture of the address along. */
export function AppLink({ to, ...others }: AppLinkProps) {
  return <Link to={useAddress()(to)} {...others} />;
}

/** Puts the culture of the present address into another one. */
export function useAddress(): (path: string) => string & To {
  const { search } = useLocation();
  const culture = new URLSearchParams(search).get("culture");
  return (path) => withCulture(path, culture);
}
