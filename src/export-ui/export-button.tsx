import { type ComponentType, useState } from "react";
import { Announcer } from "#ui/feedback/announcer.tsx";
import { BusyButton } from "#ui/controls/busy-button.tsx";
import { isTypingElsewhere } from "#ui/focus/late-focus.ts";
import { MissingCode } from "#ui/feedback/missing-code.tsx";
import type { ExportDialogProps } from "./dialog/export-dialog.tsx";
import type { ExportSubject } from "./export-subject.ts";
import classes from "./export-button.module.css";

type Dialog = ComponentType<ExportDialogProps>;

const NOT_OPENED = "‘Export’ did not open while you were typing. Press it again.";

/** 'Export': opens the dialog, whose code is loaded on demand. */
export function ExportButton({ subject }: { readonly subject: ExportSubject }) {
  const [state, setState] = useState<"closed" | "loading" | "ready" | "open" | "failed">("closed");
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  const [saved, setSaved] = useState("");
  const open = async (): Promise<void> => {
    const focused = document.activeElement;
    setSaved("");
    setState("loading");
    try {
      const { ExportDialog } = await import("./dialog/export-dialog.tsx");
      setDialog(() => ExportDialog);
      // If the user has begun to type elsewhere, the dialog would catch the keys. The next click opens it at once.
      setState(isTypingElsewhere(focused) ? "ready" : "open");
    } catch {
      setState("failed");
    }
  };
  return (
    <>
      <span className={classes["holder"]}>
        <BusyButton
          size="compact-sm"
          variant="default"
          isBusy={state === "loading"}
          aria-haspopup="dialog"
          data-screen-only
          onClick={() => void open()}
        >
          Export
        </BusyButton>
        {state === "ready" && <p className={classes["note"]}>{NOT_OPENED}</p>}
      </span>
      {state === "failed" && (
        <MissingCode
          compact
          title="The part of the app for exports could not be loaded."
          onRetry={() => void open()}
        />
      )}
      {state === "open" && Dialog !== null && (
        <Dialog subject={subject} onClose={() => setState("closed")} onSaved={setSaved} />
      )}
      <Announcer>{state === "ready" ? NOT_OPENED : saved}</Announcer>
    </>
  );
}
