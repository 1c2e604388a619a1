import { useEffect, useState, useSyncExternalStore } from "react";
import { useNavigate } from "react-router";
import { paths } from "#addresses.ts";
import { filesToOpen, openFiles, takeFilesToOpen } from "#concepts/catalogue-files/files-to-open.ts";
import { keepCultureAndFile } from "#navigation/latest-location.ts";
import { MissingPart } from "./missing-part.tsx";

/** Reads the files that were chosen on a page or dropped anywhere in the window, and opens the page that shows the result. */
export function OpenedFiles() {
  const navigate = useNavigate();
  const waiting = useSyncExternalStore(filesToOpen.subscribe, filesToOpen.get);
  /** The files for which the module that reads them could not be loaded. */
  const [failed, setFailed] = useState<readonly File[] | null>(null);
  const isFailed = waiting !== null && failed === waiting;
  useEffect(() => {
    if (waiting === null || isFailed) return undefined;
    let isOver = false;
    import("#features/catalogue-file/reading/reading.ts").then(
      ({ isPanelShown, readCatalogueFiles }) => {
        if (isOver) return;
        takeFilesToOpen();
        void readCatalogueFiles(waiting);
        if (!isPanelShown()) void navigate(keepCultureAndFile(paths.connect()));
      },
      () => isOver || setFailed(waiting),
    );
    return () => {
      isOver = true;
    };
  }, [waiting, isFailed, navigate]);
  useEffect(() => {
    const over = (event: DragEvent): void => {
      if (!isOurs(event)) return;
      event.preventDefault();
      if (event.dataTransfer !== null) event.dataTransfer.dropEffect = "copy";
    };
    const drop = (event: DragEvent): void => {
      if (!isOurs(event)) return;
      event.preventDefault();
      openFiles([...(event.dataTransfer?.files ?? [])]);
    };
    window.addEventListener("dragover", over);
    window.addEventListener("drop", drop);
    return () => {
      window.removeEventListener("dragover", over);
      window.removeEventListener("drop", drop);
    };
  }, []);
  if (!isFailed) return null;
  return (
    <MissingPart
      title="The part of the app that reads files could not be loaded."
      onRetry={() => setFailed(null)}
      onClose={takeFilesToOpen}
    />
  );
}

function isOurs({ dataTransfer, defaultPrevented, target }: DragEvent): boolean {
  if (defaultPrevented || dataTransfer?.types.includes("Files") !== true) return false;
  return !(target instanceof Element && target.closest("input[type=file]"));
}
