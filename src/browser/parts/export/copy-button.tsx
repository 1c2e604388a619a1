import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { writeToClipboardOnceLoaded } from "#browser/ui/controls/clipboard.ts";
import { Announcer } from "#browser/ui/feedback/announcer.tsx";
import { ErrorPanel } from "#browser/ui/feedback/error-panel.tsx";
import { MissingModule } from "#browser/ui/feedback/missing-module.tsx";
import type { Sheet } from "#core/files/write/table.ts";

type CopyButtonProps = {
  /** Returns the loaded rows that are shown, in their order. Called when the button is pressed. */
  readonly sheet: () => Promise<Sheet>;
  /** The accessible name, to tell it from another 'Copy' nearby; the visible text is always 'Copy'. */
  readonly label?: string;
};

/** 'Copy': copies rows to the clipboard, for spreadsheets, documents and mail. */
export function CopyButton({ sheet, label }: CopyButtonProps) {
  const t = useTranslations("controls");
  const [announcement, setAnnouncement] = useState("");
  const [failure, setFailure] = useState<"code" | "clipboard" | null>(null);
  const copy = async (): Promise<void> => {
    setFailure(null);
    setAnnouncement("");
    try {
      const loading = Promise.all([import("#core/files/write/clipboard.ts"), sheet()]).then(
        ([{ clipboardTable }, table]) => {
          const rows = [...table.rows];
          return { texts: clipboardTable({ ...table, rows }), count: rows.length };
        },
      );
      const isCopied = await writeToClipboardOnceLoaded(loading.then(({ texts }) => texts));
      const { count } = await loading;
      if (!isCopied) setFailure("clipboard");
      else setAnnouncement(t("copied", { count }));
    } catch {
      // Nothing but the import of the modules can fail.
      setFailure("code");
    }
  };
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        data-screen-only
        aria-label={label}
        title={label}
        onClick={() => void copy()}
      >
        {t("copy")}
      </Button>
      {failure === "clipboard" && <ErrorPanel compact title={t("copyNotAllowed")} />}
      {failure === "code" && <MissingModule compact title={t("copyNotLoaded")} onRetry={() => void copy()} />}
      <Announcer>{announcement}</Announcer>
    </>
  );
}
