import { useState } from "react";
import { useTranslations } from "use-intl";
import { lazyModule } from "#browser/lib/lazy-module.ts";
import { BusyButton } from "#browser/ui/controls/busy-button.tsx";
import { Announcer } from "#browser/ui/feedback/announcer.tsx";
import { MissingModule } from "#browser/ui/feedback/missing-module.tsx";
import { isTypingElsewhere } from "#browser/ui/focus/late-focus.ts";
import { useLazyModule } from "#browser/ui/use-lazy-module.ts";
import type { ExportSubject } from "./export-subject.ts";
import classes from "./export-button.module.css";

const exportDialog = lazyModule(() => import("./dialog/export-dialog.tsx"));

/** 'Export': opens the dialog, whose module is loaded on demand. */
export function ExportButton({ subject }: { readonly subject: ExportSubject }) {
  const t = useTranslations("controls");
  const { module, load, isLoading, hasFailed } = useLazyModule(exportDialog);
  const [state, setState] = useState<"closed" | "ready" | "open">("closed");
  const [saved, setSaved] = useState("");
  const open = async (): Promise<void> => {
    const focused = document.activeElement;
    setSaved("");
    setState("closed");
    // If the user has begun to type elsewhere, the dialog would catch the keys. The next click opens it at once.
    if ((await load()) !== null) setState(isTypingElsewhere(focused) ? "ready" : "open");
  };
  return (
    <>
      <span className={classes.holder}>
        <BusyButton
          size="compact-sm"
          variant="default"
          isBusy={isLoading}
          aria-haspopup="dialog"
          data-screen-only
          onClick={() => void open()}
        >
          {t("export")}
        </BusyButton>
        {state === "ready" && <p className={classes.note}>{t("exportNotOpened")}</p>}
      </span>
      {hasFailed && <MissingModule compact title={t("exportNotLoaded")} onRetry={() => void open()} />}
      {state === "open" && module !== null && (
        <module.ExportDialog subject={subject} onClose={() => setState("closed")} onSaved={setSaved} />
      )}
      <Announcer>{state === "ready" ? t("exportNotOpened") : saved}</Announcer>
    </>
  );
}
