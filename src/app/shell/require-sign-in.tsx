import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { paths } from "#addresses.ts";
import { useSession } from "#session/session-context.tsx";
import { useAddress } from "#concepts/app-link.tsx";

/** Leads to the sign-in where the service wants one, and from there back to the page that was asked for. */
export function RequireSignIn({ children }: { readonly children: ReactNode }) {
  const { session } = useSession();
  const location = useLocation();
  const address = useAddress();
  if (session.isSignedIn || location.pathname === paths.connect()) return children;
  return (
    <Navigate
      to={address(paths.connect())}
      replace
      state={{ from: `${location.pathname}${location.search}` }}
    />
  );
}
