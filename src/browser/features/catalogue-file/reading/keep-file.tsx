import { Checkbox } from "@mantine/core";
import { useState, useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { keepCatalogue, discardCopy } from "#browser/parts/catalogue-files/catalogues.ts";
import { type CatalogueFile, keptFiles } from "#browser/storage/catalogue-files.ts";
import { StorageFailure } from "./storage-failure.tsx";

/** A change that is being stored, and whether it succeeds. */
type Change = { readonly isKept: boolean; readonly stored: Promise<boolean> };

type Keeping = {
  readonly isKept: boolean;
  readonly isBusy: boolean;
  /** Why the last change failed; null if it did not. */
  readonly error: unknown;
  readonly setKept: (isKept: boolean) => void;
  /** Waits for a change that is being stored; returns false if it failed meanwhile. */
  readonly settled: () => Promise<boolean>;
};

/** Whether a file is kept for later visits. */
export function useKeeping(file: CatalogueFile): Keeping {
  const kept = useSyncExternalStore(keptFiles.subscribe, keptFiles.get);
  const [change, setChange] = useState<Change | null>(null);
  const [error, setError] = useState<unknown>(null);
  const store = async (isKept: boolean): Promise<boolean> => {
    try {
      await (isKept ? keepCatalogue(file) : discardCopy(file));
      return true;
    } catch (error) {
      setError(error);
      return false;
    }
  };
  return {
    isKept: change?.isKept ?? kept.some((copy) => isSameState(copy, file)),
    isBusy: change !== null,
    error,
    setKept: (isKept) => {
      setError(null);
      const stored = store(isKept);
      setChange({ isKept, stored });
      void stored.then(() => setChange((latest) => (latest?.stored === stored ? null : latest)));
    },
    settled: async () => (await change?.stored) ?? true,
  };
}

/** Whether two files are one in the same state: what is kept of a file may be older than what is open. */
function isSameState(one: CatalogueFile, other: CatalogueFile): boolean {
  return one.id === other.id && one.bytes === other.bytes && one.changedAt === other.changedAt;
}

/** A switch that keeps a file for later visits. */
export function KeepFile({ file }: { readonly file: CatalogueFile }) {
  return <KeepSwitch {...useKeeping(file)} />;
}

/** The same for a component that waits for what is being stored. */
export function KeepSwitch({ isKept, isBusy, error, setKept }: Keeping) {
  const t = useTranslations("catalogueFile");
  return (
    <>
      <Checkbox
        label={t("keepInBrowser")}
        description={t("keepHint")}
        checked={isKept}
        aria-busy={isBusy}
        onChange={(event) => setKept(event.currentTarget.checked)}
      />
      {error !== null && <StorageFailure error={error} />}
    </>
  );
}
