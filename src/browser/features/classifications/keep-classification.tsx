import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { useText } from "#browser/lib/use-text.ts";
import { Failure } from "#browser/parts/failure/failure.tsx";
import { RunPanel } from "#browser/parts/progress/run-panel.tsx";
import { codeSourceOf } from "#browser/queries/code-tree/cached-code-source.ts";
import { useScope } from "#browser/queries/scope/scope.ts";
import type { OfflineSession } from "#browser/session/session-client.ts";
import { useSession } from "#browser/session/session-context.tsx";
import { storedAnswers } from "#browser/session/stored-answers.ts";
import { useOfflineSettings } from "#browser/storage/offline-settings.ts";
import { CodeCollector } from "#core/files/write/collect/code-collector.ts";
import { type CollectJob, createCollection } from "#core/files/write/collect/collection.ts";
import type { RunProgress } from "#core/lib/bounded-run.ts";
import { text, type Text } from "#core/text/messages/text.ts";

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
  const t = useTranslations("classificationDetails");
  const wording = useText();
  const [{ responses }] = useOfflineSettings(owner.service);
  const queryClient = useQueryClient();
  const scope = useScope();
  const run = useMemo(() => {
    const source = codeSourceOf(queryClient, scope, classification);
    const { culture } = scope;
    const codes = new CodeCollector({ ...source, culture }, { kind: "whole" }, [culture]);
    return createCollection(codes.jobs(), () => null).run;
  }, [queryClient, scope, classification]);
  useEffect(() => () => run.stop(), [run]);
  const progress = useSyncExternalStore(run.subscribe, run.getProgress);
  const { status, jobs, done, failures } = progress;
  const isLoaded = status === "finished" && failures.length === 0;
  const isKept = useIsAllKept(owner.service, isLoaded);
  if (!(responses ?? owner.isUsual)) return null;
  return (
    <RunPanel
      label={t("keeping")}
      status={status}
      done={done + failures.length}
      total={jobs}
      text={wording(isLoaded && isKept !== null ? resultText(isKept) : progressText(progress))}
      start={status === "finished" ? null : t("keepClassification")}
      onStart={() => run.start()}
      onCancel={() => run.stop()}
    >
      {failures.length > 0 && status !== "running" && (
        <Failure
          error={failures[0]?.error}
          summary={t("partsNotLoaded", { count: failures.length })}
          onRetry={() => run.retry()}
        />
      )}
    </RunPanel>
  );
}

/**
 * Whether all of a classification is kept once it was loaded: storage may be forbidden or full, where its last codes replace its first
 * ones; null until that is known.
 */
function useIsAllKept(service: string, isLoaded: boolean): boolean | null {
  const [isKept, setKept] = useState<boolean | null>(null);
  useEffect(() => {
    if (!isLoaded) return;
    const isAllKept = async (): Promise<boolean> =>
      (await storedAnswers.hasAllOfThisPage()) &&
      (await storedAnswers.usage()).some((use) => use.service === service);
    void isAllKept().then(setKept, () => setKept(false));
  }, [service, isLoaded]);
  return isKept;
}

function resultText(isKept: boolean): Text {
  return isKept ? text("classificationDetails.keptAll") : text("classificationDetails.notKept");
}

/** The progress in words; empty before the start. */
function progressText({ status, jobs, done }: RunProgress<CollectJob>): Text | string {
  if (status === "idle") return "";
  if (status === "stopped") return text("classificationDetails.keepingStopped", { done, count: jobs });
  return text("classificationDetails.keptSome", { done, count: jobs });
}
