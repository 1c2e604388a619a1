import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { useOfflineSettings } from "#browser-storage/offline-settings.ts";
import { codeSourceOf } from "#code-tree/cached-code-source.ts";
import { Failure } from "#concepts/failure/failure.tsx";
import { RunPanel } from "#concepts/progress/run-panel.tsx";
import { CodeCollector } from "#import-export/export/collect/code-collector.ts";
import { type CollectJob, createCollection } from "#import-export/export/collect/collection.ts";
import type { RunProgress } from "#lib/bounded-run.ts";
import { counted } from "#lib/text/counted.ts";
import { numberText } from "#lib/text/format.ts";
import { useScope } from "#queries/scope.ts";
import type { OfflineSession } from "#session/offline-client.ts";
import { useSession } from "#session/session-context.tsx";

type KeepClassificationProps = {
  /** Version GUID of the classification. */
  readonly classification: string;
};

/** 'Keep this classification': loads its whole tree in the current culture (E2), so that all of it is kept on this device. */
export function KeepClassification({ classification }: KeepClassificationProps) {
  const { offline } = useSession().session;
  return offline && <Keeping key={classification} classification={classification} offline={offline} />;
}

function Keeping({
  classification,
  offline: { owner },
}: KeepClassificationProps & { readonly offline: OfflineSession }) {
  const t = useTranslations("classifications");
  const [{ responses }] = useOfflineSettings(owner.service);
  const queryClient = useQueryClient();
  const { client, service, culture, takes } = useScope();
  const run = useMemo(() => {
    const source = codeSourceOf(queryClient, { client, service, culture, takes }, classification);
    const codes = new CodeCollector({ ...source, culture }, { kind: "whole" }, [culture]);
    return createCollection(codes.jobs(), () => null).run;
  }, [queryClient, client, service, culture, takes, classification]);
  useEffect(() => () => run.stop(), [run]);
  const progress = useSyncExternalStore(run.subscribe, run.getProgress);
  if (!(responses ?? owner.isUsual)) return null;
  const { status, jobs, done, failures } = progress;
  return (
    <RunPanel
      label={t("keeping")}
      status={status}
      done={done + failures.length}
      total={jobs}
      text={sentence(progress)}
      start={status === "finished" ? null : t("keepThisClassification")}
      onStart={() => run.start()}
      onCancel={() => run.stop()}
    >
      {failures.length > 0 && status !== "running" && (
        <Failure
          error={failures[0]?.error}
          summary={`${counted(failures.length, "part")} could not be loaded`}
          onRetry={() => run.retry()}
        />
      )}
    </RunPanel>
  );
}

function sentence({ status, jobs, done, failures }: RunProgress<CollectJob>): string {
  const far = `${numberText(done)} of ${counted(jobs, "part")}`;
  if (status === "idle") return "";
  if (status === "running") return `${far} kept`;
  if (status === "stopped") return `Stopped at ${far}`;
  return failures.length > 0 ? `${far} kept` : "Kept on this device";
}
