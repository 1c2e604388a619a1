import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { lazyModule } from "#browser/lib/lazy-module.ts";
import { useText } from "#browser/lib/use-text.ts";
import { FileButton } from "#browser/ui/controls/file-button.tsx";
import { ErrorPanel } from "#browser/ui/feedback/error-panel.tsx";
import { useActionSignal } from "#browser/ui/use-action-signal.ts";
import { useLazyModule } from "#browser/ui/use-lazy-module.ts";
import { text, type Text } from "#core/text/messages/text.ts";
import type { OpenedIds } from "./ids-contents.tsx";
import classes from "./ids-file.module.css";

type IdsFilePanelProps = {
  /** The product types of the requirements beside; null without requirements. */
  readonly productTypes: readonly { readonly guid: string; readonly name: string }[] | null;
};

const idsContents = lazyModule(() => import("./ids-contents.tsx"));

/** 'Open an IDS file': what a file requires, beside the requirements, which it leaves as they are. */
export function IdsFilePanel({ productTypes }: IdsFilePanelProps) {
  const { module, load } = useLazyModule(idsContents);
  const begin = useActionSignal();
  const wording = useText();
  const t = useTranslations("ids");
  const panel = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<(OpenedIds & { readonly name: string }) | null>(null);
  const [problem, setProblem] = useState<Text | string | null>(null);
  const open = async (file: File): Promise<void> => {
    const signal = begin();
    setProblem(null);
    setOpened(null);
    const reader = await load();
    if (reader === null) {
      if (!signal.aborted) setProblem(text("ids.readerNotLoaded"));
      return;
    }
    const read = await reader.readIdsFile(file, signal);
    if (signal.aborted) return;
    if ("problem" in read) setProblem(read.problem);
    else setOpened({ name: file.name, ...read });
  };
  const close = (): void => {
    setOpened(null);
    // The pressed button is removed with the file.
    panel.current?.querySelector("input")?.focus();
  };
  return (
    <div ref={panel} className={classes.panel} data-screen-only>
      <FileButton
        label={t("openIds")}
        size="compact-sm"
        accept=".ids,.xml"
        onFiles={([file]) => {
          if (file !== undefined) void open(file);
        }}
      />
      {problem !== null && <ErrorPanel title={wording(problem)} />}
      {opened !== null && module !== null && (
        <module.IdsContents {...opened} productTypes={productTypes} onClose={close} />
      )}
    </div>
  );
}
