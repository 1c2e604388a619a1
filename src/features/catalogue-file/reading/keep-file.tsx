import { Checkbox } from "@mantine/core";
import { useRef, useState, useSyncExternalStore } from "react";
import { keepCatalogue, discardCopy } from "#concepts/catalogue-files/catalogues.ts";
import { type CatalogueFile, keptFiles } from "#browser-storage/catalogue-files.ts";
import { ErrorPanel } from "#ui/feedback/error-panel.tsx";
import { describeStorageFailure } from "./storage-failure.ts";

type Keeping = {
  readonly isKept: boolean;
  readonly isBusy: boolean;
  /** Why the last change failed; null if it did not. */
  readonly error: unknown;
  readonly change: (isKept: boolean) => Promise<void>;
  /** Waits for a change that is being stored; returns false if it failed meanwhile. */
  readonly settled: () => Promise<boolean>;
};

/** Whether a file is kept for later visits. */
export function useKeeping(file: CatalogueFile): Keeping {
  const kept = useSyncExternalStore(keptFiles.subscribe, keptFiles.get);
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [error, setError] = useState<unknown>(null);
  const storing = useRef<Promise<boolean> | null>(null);
  const store = async (isKept: boolean): Promise<boolean> => {
    try {
      await (isKept ? keepCatalogue(file) : discardCopy(file));
      return true;
    } catch (error) {
      setError(error);
      return false;
    } finally {
      setWanted(null);
    }
  };
  return {
    isKept: wanted ?? kept.some(({ id }) => id === file.id),
    isBusy: wanted !== null,
    error,
    change: async (isKept) => {
      setWanted(isKept);
      setError(null);
      const own = store(isKept);
      storing.current = own;
      await own;
      if (storing.current === own) storing.current = null;
    },
    settled: async () => (await storing.current) ?? true,
  };
}

/** A switch that keeps a file for later visits. */
export function KeepFile({ file }: { readonly file: CatalogueFile }) {
  return <KeepSwitch {...useKeeping(file)} />;
}

/** The same for a component that waits for what is being stored. */
export function KeepSwitch({ isKept, isBusy, error, change }: Keeping) {
  return (
    <>
      <Checkbox
        label="Keep in this browser"
        description="The file is available after a reload and on your next visit. Otherwise it is removed when you close this tab."
        checked={isKept}
        aria-busy={isBusy}
        onChange={(event) => void change(event.currentTarget.checked)}
      />
      {error !== null && <ErrorPanel {...describeStorageFailure(error)} />}
    </>
  );
}
