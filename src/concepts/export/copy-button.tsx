import { Button } from "@mantine/core";
import { useState } from "react";
import type { Sheet } from "#exchange/write/table.ts";
import { Announcer } from "#ui/announcer.tsx";
import { writeToClipboard } from "#ui/clipboard.ts";
import { ErrorPanel } from "#ui/error-panel.tsx";
import { numberText } from "#lib/format.ts";

type CopyButtonProps = {
  /** Returns the loaded rows that are shown, in their order. Called when the button is pressed. */
  readonly sheet: () => Promise<Sheet>;
  /** The accessible name, to tell it from another 'Copy' nearby; the visible text is always 'Copy'. */
  readonly label?: string;
};

/** 'Copy': copies rows to the clipboard, for spreadsheets, documents and mail. */
export function CopyButton({ sheet, label }: CopyButtonProps) {
  const [said, setSaid] = useState("");
  const [hasFailed, setFailed] = useState(false);
  const copy = async (): Promise<void> => {
    setFailed(false);
    setSaid("");
    try {
      const { clipboardTable } = await import("#exchange/write/clipboard.ts");
      const table = await sheet();
      const rows = [...table.rows];
      const texts = clipboardTable({ ...table, rows });
      if (!writeToClipboard(texts)) throw new Error("The browser refused.");
      setSaid(rows.length === 1 ? "1 row copied" : `${numberText(rows.length)} rows copied`);
    } catch {
      setFailed(true);
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
        Copy
      </Button>
      {hasFailed && <ErrorPanel compact title="The browser does not allow copying here." />}
      <Announcer>{said}</Announcer>
    </>
  );
}
