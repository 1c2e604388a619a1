import { useTranslations } from "use-intl";
import { lazyModule } from "#browser/lib/lazy-module.ts";
import { MissingModule } from "#browser/ui/feedback/missing-module.tsx";
import { useLazyModule } from "#browser/ui/use-lazy-module.ts";
import { optional } from "#core/lib/missing-module.ts";
import type { FailureProps } from "./failure-panel.tsx";

const failurePanel = lazyModule(() => import("./failure-panel.tsx"));

/**
 * The error of a request, in words for users, with what helps. Its module is loaded with the first error, or before it by `loadFailures`;
 * without it, only a retry is offered.
 */
export function Failure(props: FailureProps) {
  const t = useTranslations("feedback");
  const { module, hasFailed, retry } = useLazyModule(failurePanel, true);
  if (module !== null) return <module.FailurePanel {...props} />;
  if (!hasFailed) return null;
  const { onRetry, summary = t("missingModule"), compact = false } = props;
  const retryBoth = (): void => {
    retry();
    onRetry?.();
  };
  return <MissingModule title={summary} onRetry={retryBoth} compact={compact} />;
}

/** Loads what shows errors ahead, so that it is loaded when the connection is lost. */
export function loadFailures(): void {
  failurePanel.loadAhead();
  void optional(import("#core/api/http/problem.ts"));
}
