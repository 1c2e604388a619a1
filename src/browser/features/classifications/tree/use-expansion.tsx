import { Button } from "@mantine/core";
import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { Announcer } from "#browser/ui/feedback/announcer.tsx";
import { ErrorPanel } from "#browser/ui/feedback/error-panel.tsx";
import { ProgressBar } from "#browser/ui/feedback/progress-bar.tsx";
import type { CodeTree } from "#core/code-tree/code-tree.ts";
import { createExpansion, type Expansion } from "#core/code-tree/expansion.ts";
import classes from "../search/code-finder.module.css";

type Started = Expansion & { readonly level: number };

/** 'Expand to level' and 'Collapse all', with their status messages. */
export function useExpansion(tree: CodeTree) {
  const [started, setStarted] = useState<Started | null>(null);
  const [announcement, setAnnouncement] = useState("");
  const t = useTranslations("classificationDetails");
  useEffect(() => () => started?.run.stop(), [started]);
  const expand = (level: number): void => {
    started?.run.stop();
    setAnnouncement("");
    const expansion = createExpansion(tree, level);
    expansion.run.start();
    setStarted({ ...expansion, level });
  };
  const collapse = (): void => {
    started?.run.stop();
    setStarted(null);
    tree.closeFrom(1);
    setAnnouncement(t("allCollapsed"));
  };
  const status: ReactNode = (
    <>
      {started !== null && <ExpansionStatus key={started.level} {...started} />}
      <Announcer>{announcement}</Announcer>
    </>
  );
  return { expand, collapse, status };
}

/** The progress with 'Cancel'; then the result, if it was incomplete. */
function ExpansionStatus({ run, shown, isCut, level }: Started) {
  const t = useTranslations("classificationDetails");
  const { status, done, jobs, failures, hasGivenUp } = useSyncExternalStore(run.subscribe, run.getProgress);
  const count = shown();
  const text = t("expandingCount", { level: String(level), count });
  const isFinished = status === "finished";
  return (
    <>
      {status === "running" && (
        <div className={classes.status}>
          <ProgressBar
            label={t("expandingToLevel", { level: String(level) })}
            done={done + failures.length}
            total={jobs}
            text={text}
          />
          <span>{text}</span>
          <Button size="compact-xs" variant="default" onClick={() => run.stop()}>
            {t("cancel")}
          </Button>
        </div>
      )}
      {(isFinished || hasGivenUp) && failures.length > 0 && (
        <ErrorPanel
          compact
          title={
            failures.length === 1 ? t("oneNotExpanded") : t("codesNotExpanded", { count: failures.length })
          }
          onRetry={() => run.retry()}
        />
      )}
      {isFinished && isCut() && (
        <p role="status" className={classes.status}>
          {t("stoppedExpanding", { count })}
        </p>
      )}
      <Announcer>{isFinished ? t("expandedToLevel", { level: String(level), count }) : ""}</Announcer>
    </>
  );
}
