import { Suspense, useSyncExternalStore } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { useSession } from "#session/session-context.tsx";
import { lazyPage } from "../preload/lazy-page.ts";
import { createLoader } from "../preload/loader.ts";

const ReauthenticationDialog = lazyPage(
  createLoader(async () => ({
    default: (await import("#features/connection/reauthentication-dialog.tsx")).ReauthenticationDialog,
  })),
);

/** Asks for a sign-in over whatever is open, where the service takes the present one no more. */
export function Reauthentication() {
  const { service, reauthentication } = useSession().session;
  const { subscribe, get } = reauthentication.request;
  const request = useSyncExternalStore(subscribe, get);
  if (request === null) return null;
  return (
    // Where its code cannot be had, the requests fail as they would without it, and say so on the page.
    <ErrorBoundary fallback={null} onError={() => request.answer(null)}>
      <Suspense>
        <ReauthenticationDialog service={service} request={request} />
      </Suspense>
    </ErrorBoundary>
  );
}
