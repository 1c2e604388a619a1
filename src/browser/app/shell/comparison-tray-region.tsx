import { useTranslations } from "use-intl";
import { lazyModule } from "#browser/lib/lazy-module.ts";
import { useSession } from "#browser/session/session-context.tsx";
import { useComparisonTray } from "#browser/storage/comparison-tray.ts";
import { MissingModule } from "#browser/ui/feedback/missing-module.tsx";
import { useLazyModule } from "#browser/ui/use-lazy-module.ts";
import classes from "./shell.module.css";

const comparisonTray = lazyModule(() => import("#browser/parts/compare/comparison-tray.tsx"));

/** The region 'Comparison tray' below the page, while concepts are chosen for a comparison. Its module is loaded on first use. */
export function ComparisonTrayRegion() {
  const t = useTranslations("shell");
  const isShown = useComparisonTray(useSession().session.key).length > 0;
  const { module, hasFailed, retry } = useLazyModule(comparisonTray, isShown);
  if (!isShown) return null;
  return (
    <div className={classes.tray}>
      {hasFailed && <MissingModule title={t("trayNotShown")} onRetry={retry} />}
      {module !== null && <module.ComparisonTray />}
    </div>
  );
}
