import { useTranslations } from "use-intl";
import { useComparisonTray } from "#browser-storage/comparison-tray.ts";
import { lazyModule } from "#lib/lazy-module.ts";
import { useSession } from "#session/session-context.tsx";
import { MissingModule } from "#ui/feedback/missing-module.tsx";
import { useLazyModule } from "#ui/use-lazy-module.ts";
import classes from "./shell.module.css";

const comparisonTray = lazyModule(() => import("#concepts/compare/comparison-tray.tsx"));

/** The region 'Comparison tray' below the page, while concepts are chosen for a comparison. Its module is loaded on first use. */
export function ComparisonTrayRegion() {
  const t = useTranslations("shell");
  const isShown = useComparisonTray(useSession().session.key).length > 0;
  const { module, hasFailed, retry } = useLazyModule(comparisonTray, isShown);
  if (!isShown) return null;
  return (
    <div className={classes["tray"]}>
      {hasFailed && <MissingModule title={t("trayNotShown")} onRetry={retry} />}
      {module !== null && <module.ComparisonTray />}
    </div>
  );
}
