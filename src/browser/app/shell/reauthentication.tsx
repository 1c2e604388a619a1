import { useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { lazyModule } from "#browser/lib/lazy-module.ts";
import { useSession } from "#browser/session/session-context.tsx";
import { useLazyModule } from "#browser/ui/use-lazy-module.ts";
import { MissingPart } from "./missing-part.tsx";

const reauthenticationDialog = lazyModule(
  () => import("#browser/features/connection/reauthentication-dialog.tsx"),
);

/** Asks the user to sign in again in a dialog when the service rejects the token. */
export function Reauthentication() {
  const t = useTranslations("shell");
  const { service, reauthentication } = useSession().session;
  const { subscribe, get } = reauthentication.request;
  const request = useSyncExternalStore(subscribe, get);
  const { module, hasFailed, retry } = useLazyModule(reauthenticationDialog, request !== null);
  if (request === null) return null;
  if (hasFailed)
    return <MissingPart title={t("signInNotLoaded")} onRetry={retry} onClose={() => request.answer(null)} />;
  return module && <module.ReauthenticationDialog service={service} request={request} />;
}
