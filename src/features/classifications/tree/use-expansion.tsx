import { Button } from "@mantine/core";
import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import type { CodeTree } from "#code-tree/code-tree.ts";
import { createExpansion, type Expansion } from "#code-tree/expansion.ts";
import { Announcer } from "#ui/feedback/announcer.tsx";
import { ErrorPanel } from "#ui/feedback/error-panel.tsx";
import { ProgressBar } from "#ui/feedback/progress-bar.tsx";
import { numberText } from "#lib/text/format.ts";
import classes from "../search/code-finder.module.css";

type Started = Expansion & { readonly level: number };

/** 'Expand to level' and 'Collapse all', with their status messages. */
export function useExpansion(tree: CodeTree) {
  const [started, setStarted] = useState<Started | null>(null);
  const [announcement, setAnnouncement] = useState("");
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
    setAnnouncement("All codes collapsed");
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
  const t = useTranslations("classifications");
  const { status, done, jobs, failures } = useSyncExternalStore(run.subscribe, run.getProgress);
  const codes = `${numberText(shown())} codes`;
  const isFinished = status === "finished";
  return (
    <>
      {status === "running" && (
        <div className={classes["status"]}>
          <ProgressBar
            label={`Expanding to level ${level}`}
            done={done + failures.length}
            total={jobs}
            text={`Expanding to level ${level}… ${codes}`}
          />
          <span>
            Expanding to level {level}… {codes}
          </span>
          <Button size="compact-xs" variant="default" onClick={() => run.stop()}>
            {t("cancel")}
          </Button>
        </div>
      )}
      {isFinished && failures.length > 0 && (
        <ErrorPanel
          compact
          title={
            failures.length === 1
              ? t("oneCodeCouldNotBe")
              : `${numberText(failures.length)} codes could not be expanded.`
          }
          onRetry={() => run.retry()}
        />
      )}
      {isFinished && isCut() && (
        <p role="status" className={classes["status"]}>
          Stopped at {codes}. Expand the others one by one, or export them.
        </p>
      )}
      <Announcer>{isFinished ? `Expanded to level ${level}: ${codes}` : ""}</Announcer>
    </>
  );
}
