import { Checkbox } from "@mantine/core";
import { useState, useSyncExternalStore } from "react";
import { keepCatalogue, discardCopy } from "#concepts/catalogue-files/catalogues.ts";
import { type CatalogueFile, keptFiles } from "#memory/catalogue-files.ts";
import { ErrorPanel } from "#ui/error-panel.tsx";
import { describeStorageFailure } from "./storage-failure.ts";

/** A switch that keeps a file for later visits. */
export function KeepFile({ file }: { readonly file: CatalogueFile }) {
  const kept = useSyncExternalStore(keptFiles.subscribe, keptFiles.get);
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [error, setError] = useState<unknown>(null);
  const change = async (isKept: boolean): Promise<void> => {
    setWanted(isKept);
    setError(null);
    try {
      await (isKept ? keepCatalogue(file) : discardCopy(file));
    } catch (error) {
      setError(error);
    } finally {
      setWanted(null);
    }
  };
  return (
    <>
      <Checkbox
        label="Keep in this browser"
        description="The file is available after a reload and on your next visit. Otherwise it is removed when you close this tab."
        checked={wanted ?? kept.some(({ id }) => id === file.id)}
        aria-busy={wanted !== null}
        onChange={(event) => void change(event.currentTarget.checked)}
      />
      {error !== null && <ErrorPanel {...describeStorageFailure(error)} />}
    </>
  );
}
