import { Button } from "@mantine/core";
import { useEffect, useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#browser/lib/use-formats.ts";
import { whenIdle } from "#browser/lib/when-idle.ts";
import { loadFailures } from "#browser/parts/failure/failure.tsx";
import { SAMPLE_BASE_URL } from "#browser/session/chosen-service.ts";
import type { OfflineSession } from "#browser/session/session-client.ts";
import { useSession } from "#browser/session/session-context.tsx";
import { followForgetting } from "#browser/session/stored-answers.ts";
import { newVersion, registerAppWorker, startNewVersion } from "./app-worker.ts";
import { reloadWhereModulesAreGone } from "./gone-modules.ts";
import { useConnection, useReceivedAt } from "./use-connection.ts";
import classes from "./app-status.module.css";

/** Says in the header that the app is offline, and that there is a new version of it. */
export function AppStatus() {
  const { session } = useSession();
  useEffect(reloadWhereModulesAreGone, []);
  useEffect(followForgetting, []);
  // Not only when idle: the connection may be gone by then.
  useEffect(loadFailures, []);
  // The service worker of the sample has the same scope; a page has only one.
  const hasOwnWorker = session.service.baseUrl !== SAMPLE_BASE_URL;
  useEffect(() => {
    // It downloads the whole app, which can wait.
    if (hasOwnWorker) whenIdle(() => void registerAppWorker());
  }, [hasOwnWorker]);
  return (
    <>
      {session.offline !== null && <ConnectionStatus key={session.key} offline={session.offline} />}
      <NewVersion />
    </>
  );
}

function ConnectionStatus({ offline }: { readonly offline: OfflineSession }) {
  const t = useTranslations("shell");
  const connection = useConnection(offline);
  return connection === "connected" ? null : (
    <LostConnection
      text={connection === "offline" ? t("offlineStatus") : t("unreachableStatus")}
      onRetry={connection === "offline" ? null : connectAgain}
    />
  );
}

/** Requests what could not be reached, as happens by itself when the network is back. */
function connectAgain(): void {
  window.dispatchEvent(new Event("online"));
}

type LostConnectionProps = {
  readonly text: string;
  /** Null if trying again cannot help. */
  readonly onRetry: (() => void) | null;
};

function LostConnection({ text, onRetry }: LostConnectionProps) {
  const t = useTranslations("shell");
  const { dateTime } = useFormats();
  const receivedAt = useReceivedAt();
  return (
    <div className={classes.status}>
      <span role="status">{text}</span>
      {receivedAt !== null && <span>{t("asOf", { date: dateTime(new Date(receivedAt)) })}</span>}
      {onRetry !== null && (
        <Button size="compact-xs" variant="default" onClick={onRetry}>
          {t("connectAgain")}
        </Button>
      )}
    </div>
  );
}

function NewVersion() {
  const t = useTranslations("shell");
  const feedback = useTranslations("feedback");
  const version = useSyncExternalStore(newVersion.subscribe, newVersion.get);
  if (version === null) return null;
  return (
    <div className={classes.status}>
      <span role="status">{t("newVersion")}</span>
      <Button size="compact-xs" variant="default" onClick={() => startNewVersion(version)}>
        {feedback("reload")}
      </Button>
    </div>
  );
}
