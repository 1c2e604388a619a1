import { useTranslations } from "use-intl";
import { ListSkeleton } from "#browser/parts/list/list-skeleton.tsx";
import { RunPanel } from "#browser/parts/progress/run-panel.tsx";
import type { useTemplateLists } from "./use-template-lists.ts";

/** The progress of long lists of templates, with 'Cancel' and 'Go on'; before the first rows, a placeholder. */
export function LoadingLists({
  loading,
  shown,
  isCancelled,
  cancel,
  goOn,
}: ReturnType<typeof useTemplateLists>) {
  const t = useTranslations("compare");
  const isLong = isCancelled || loading.some(({ isComplete, count }) => !isComplete && count > 0);
  const done = loading.reduce((sum, { count }) => sum + count, 0);
  const total = loading.reduce((sum, { count, total }) => sum + Math.max(count, total ?? 0), 0);
  const far = t("rowsProgress", { done, total });
  return (
    <>
      {isLong && (
        <RunPanel
          label={t("comparing")}
          status={isCancelled ? "stopped" : "running"}
          done={done}
          total={loading.some(({ total }) => total === null) ? null : total}
          text={isCancelled ? t("stoppedAt", { progress: far }) : far}
          start={isCancelled ? t("goOn") : null}
          onStart={goOn}
          onCancel={cancel}
        />
      )}
      {shown === null && !isCancelled && <ListSkeleton label={t("theComparison")} />}
    </>
  );
}
