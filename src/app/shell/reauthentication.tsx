import { Suspense, useSyncExternalStore } from "react";
import { ErrorBoundary, type FallbackProps } from "react-error-boundary";
import { useSession } from "#session/session-context.tsx";
import { lazyPage, resetFailedPages } from "../preload/lazy-page.ts";
import { createLoader } from "../preload/loader.ts";
import { MissingPart } from "./missing-part.tsx";

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
  const missing = ({ resetErrorBoundary }: FallbackProps) => (
    <MissingPart
      title="The service asks you to sign in again, but the part of the app for signing in could not be loaded."
      onRetry={resetErrorBoundary}
      onClose={() => {
        resetFailedPages();
        request.answer(null);
      }}
    />
  );
  return (
    <ErrorBoundary fallbackRender={missing} onReset={resetFailedPages}>
      <Suspense>
        <ReauthenticationDialog service={service} request={request} />
      </Suspense>
    </ErrorBoundary>
  );
}
