import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { paths } from "#addresses.ts";
import { keepCultureAndFile } from "#navigation/latest-location.ts";
import { useSession } from "#session/session-context.tsx";

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
