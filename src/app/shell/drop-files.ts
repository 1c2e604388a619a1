import { useEffect } from "react";
import { useNavigate } from "react-router";
import { paths } from "#addresses.ts";
import { useAddress } from "#concepts/app-link.tsx";

/** Opens files that are dropped anywhere in the window as catalogues, unless the drop target handles them. */
export function useDroppedFiles(fail: (error: unknown) => void): void {
  const navigate = useNavigate();
  const address = useAddress();
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
      import("#features/catalogue-file/reading.ts")
        .then(({ isPanelShown, readCatalogueFiles }) => {
          void readCatalogueFiles(files);
          if (!isPanelShown()) void navigate(address(paths.connect()));
        })
        .catch(fail);
    };
    window.addEventListener("dragover", over);
    window.addEventListener("drop", drop);
    return () => {
      window.removeEventListener("dragover", over);
      window.removeEventListener("drop", drop);
    };
  }, [navigate, address, fail]);
}

function isOurs({ dataTransfer, defaultPrevented, target }: DragEvent): boolean {
  if (defaultPrevented || dataTransfer?.types.includes("Files") !== true) return false;
  return !(target instanceof Element && target.closest("input[type=file]"));
}
