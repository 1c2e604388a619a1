import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { paths } from "#addresses.ts";
import { useAddress } from "#navigation/app-link.tsx";
import { MissingPart } from "./missing-part.tsx";

/** Opens files that are dropped anywhere in the window as catalogues, unless the drop target handles them. */
export function DroppedFiles() {
  const navigate = useNavigate();
  const address = useAddress();
  /** The files that wait for the code that reads them; null if there are none. */
  const [waiting, setWaiting] = useState<readonly File[] | null>(null);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    if (waiting === null || isFailed) return undefined;
    let isOver = false;
    import("#features/catalogue-file/reading/reading.ts").then(
      ({ isPanelShown, readCatalogueFiles }) => {
        if (isOver) return;
        setWaiting(null);
        void readCatalogueFiles(waiting);
        if (!isPanelShown()) void navigate(address(paths.connect()));
      },
      () => isOver || setFailed(true),
    );
    return () => {
      isOver = true;
    };
  }, [waiting, isFailed, navigate, address]);
  useEffect(() => {
    const over = (event: DragEvent): void => {
      if (!isOurs(event)) return;
      event.preventDefault();
      if (event.dataTransfer !== null) event.dataTransfer.dropEffect = "copy";
    };
    const drop = (event: DragEvent): void => {
      if (!isOurs(event)) return;
      event.preventDefault();
      // The list is empty after the event.
      const files = [...(event.dataTransfer?.files ?? [])];
      setWaiting((before) => [...(before ?? []), ...files]);
      setFailed(false);
    };
    window.addEventListener("dragover", over);
    window.addEventListener("drop", drop);
    return () => {
      window.removeEventListener("dragover", over);
      window.removeEventListener("drop", drop);
    };
  }, []);
  if (waiting === null || !isFailed) return null;
  return (
    <MissingPart
      title="The part of the app that reads files could not be loaded."
      onRetry={() => setFailed(false)}
      onClose={() => setWaiting(null)}
    />
  );
}

function isOurs({ dataTransfer, defaultPrevented, target }: DragEvent): boolean {
  if (defaultPrevented || dataTransfer?.types.includes("Files") !== true) return false;
  return !(target instanceof Element && target.closest("input[type=file]"));
}
