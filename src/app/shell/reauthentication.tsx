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

/** Asks the user to sign in again in a dialog when the service rejects the token. */
export function Reauthentication() {
  const { service, reauthentication } = useSession().session;
  const { subscribe, get } = reauthentication.request;
  const request = useSyncExternalStore(subscribe, get);
  if (request === null) return null;
  return (
    // If the code of the dialog cannot be loaded, the requests fail and the page shows their errors.
    <ErrorBoundary fallback={null} onError={() => request.answer(null)}>
      <Suspense>
        <ReauthenticationDialog service={service} request={request} />
      </Suspense>
    </ErrorBoundary>
  );
}
