import { Button } from "@mantine/core";
import { ErrorPanel } from "./error-panel.tsx";

type MissingModuleProps = {
  readonly title: string;
  /** Omitted if there is such a button elsewhere. */
  readonly onRetry?: () => void;
  readonly compact?: boolean;
};

/** What helps if a module could not be loaded. */
export const MISSING_MODULE_HINT =
  "Check the connection, and reload the app if it was updated in the meantime.";

/** Shown where a part of the app could not be loaded. After an update only reloading helps: the old files are gone. */
export function MissingModule({ title, onRetry, compact = false }: MissingModuleProps) {
  return (
    <ErrorPanel
      compact={compact}
      title={title}
      detail={MISSING_MODULE_HINT}
      onRetry={onRetry}
      actions={<ReloadButton />}
    />
  );
}

/** Reloads the app at the same address. */
export function ReloadButton() {
  return (
    <Button size="compact-sm" variant="default" onClick={() => window.location.reload()}>
      Reload
    </Button>
  );
}
