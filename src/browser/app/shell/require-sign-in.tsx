import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { keepCultureAndFile } from "#browser/routing/latest-location.ts";
import { useSession } from "#browser/session/session-context.tsx";
import { paths } from "#core/addresses/addresses.ts";

/** Redirects to the sign-in page if the service requires it, and from there back to the requested page. */
export function RequireSignIn({ children }: { readonly children: ReactNode }) {
  const { session } = useSession();
  const location = useLocation();
  if (session.isSignedIn || [paths.connect(), paths.offline()].includes(location.pathname)) return children;
  return (
    <Navigate
      to={keepCultureAndFile(paths.connect())}
      replace
      state={{ from: `${location.pathname}${location.search}` }}
    />
  );
}
