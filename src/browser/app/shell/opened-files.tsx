import { useWindowEvent } from "@mantine/hooks";
import { useEffect, useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { lazyModule } from "#browser/lib/lazy-module.ts";
import { filesToOpen, openFiles, takeFilesToOpen } from "#browser/parts/catalogue-files/files-to-open.ts";
import { useGo } from "#browser/routing/use-go.ts";
import { useLazyModule } from "#browser/ui/use-lazy-module.ts";
import { paths } from "#core/addresses/addresses.ts";
import { MissingPart } from "./missing-part.tsx";

const reading = lazyModule(() => import("#browser/features/catalogue-file/reading/reading.ts"));

/** Reads the files that were chosen on a page or dropped anywhere in the window, and opens the page that shows the result. */
export function OpenedFiles() {
  const t = useTranslations("shell");
  const go = useGo();
  const waiting = useSyncExternalStore(filesToOpen.subscribe, filesToOpen.get);
  const { module, hasFailed, retry } = useLazyModule(reading, waiting !== null);
  useEffect(() => {
    if (waiting === null || module === null) return;
    takeFilesToOpen();
    void module.readCatalogueFiles(waiting);
    if (!module.isPanelShown()) go(paths.connect());
  }, [waiting, module, go]);
  useWindowEvent("dragover", allowDrop);
  useWindowEvent("drop", openDropped);
  if (waiting === null || !hasFailed) return null;
  return <MissingPart title={t("filesNotLoaded")} onRetry={retry} onClose={takeFilesToOpen} />;
}

function allowDrop(event: DragEvent): void {
  if (!isOurs(event)) return;
  event.preventDefault();
  if (event.dataTransfer !== null) event.dataTransfer.dropEffect = "copy";
}

function openDropped(event: DragEvent): void {
  if (!isOurs(event)) return;
  event.preventDefault();
  openFiles([...(event.dataTransfer?.files ?? [])]);
}

function isOurs({ dataTransfer, defaultPrevented, target }: DragEvent): boolean {
  if (defaultPrevented || dataTransfer?.types.includes("Files") !== true) return false;
  return !(target instanceof Element && target.closest("input[type=file]"));
}
