import { useState } from "react";
import type { IdsFile } from "#import-export/ids/model.ts";
import { lazyModule } from "#lib/lazy-module.ts";
import { FileButton } from "#ui/controls/file-button.tsx";
import { ErrorPanel } from "#ui/feedback/error-panel.tsx";
import { useActionSignal } from "#ui/use-action-signal.ts";
import { useLazyModule } from "#ui/use-lazy-module.ts";
import classes from "./ids-file.module.css";

type IdsFilePanelProps = {
  /** The product types of the requirements beside; null without requirements. */
  readonly productTypes: readonly { readonly guid: string; readonly name: string }[] | null;
};

const idsContents = lazyModule(() => import("./ids-contents.tsx"));

/** 'Open an IDS file': what a file asks for, beside the requirements, which it leaves as they are. */
export function IdsFilePanel({ productTypes }: IdsFilePanelProps) {
  const { module, load } = useLazyModule(idsContents);
  const begin = useActionSignal();
  const [opened, setOpened] = useState<{ readonly name: string; readonly ids: IdsFile } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const open = async (file: File): Promise<void> => {
    const signal = begin();
    setProblem(null);
    setOpened(null);
    const reader = await load();
    if (reader === null) {
      if (!signal.aborted) setProblem("The part of the app that reads IDS files could not be loaded.");
      return;
    }
    const read = await reader.readIdsFile(file, signal);
    if (signal.aborted) return;
    if ("problem" in read) setProblem(read.problem);
    else setOpened({ name: file.name, ids: read.ids });
  };
  return (
    <div className={classes["panel"]} data-screen-only>
      <FileButton
        label="Open an IDS file"
        size="compact-sm"
        accept=".ids,.xml"
        onFiles={([file]) => {
          if (file !== undefined) void open(file);
        }}
      />
      {problem !== null && <ErrorPanel title={problem} />}
      {opened !== null && module !== null && (
        <module.IdsContents {...opened} productTypes={productTypes} onClose={() => setOpened(null)} />
      )}
    </div>
  );
}
