import { useSyncExternalStore } from "react";
import { lazyModule } from "#lib/lazy-module.ts";
import { useSession } from "#session/session-context.tsx";
import { useLazyModule } from "#ui/use-lazy-module.ts";
import { MissingPart } from "./missing-part.tsx";

const reauthenticationDialog = lazyModule(() => import("#features/connection/reauthentication-dialog.tsx"));

/** Asks the user to sign in again in a dialog when the service rejects the token. */
export function Reauthentication() {
  const { service, reauthentication } = useSession().session;
  const { subscribe, get } = reauthentication.request;
  const request = useSyncExternalStore(subscribe, get);
  const { module, hasFailed, retry } = useLazyModule(reauthenticationDialog, request !== null);
  if (request === null) return null;
  if (hasFailed)
    return (
      <MissingPart
        title="The service asks you to sign in again, but the part of the app for signing in could not be loaded."
        onRetry={retry}
        onClose={() => request.answer(null)}
      />
    );
  return module && <module.ReauthenticationDialog service={service} request={request} />;
}
