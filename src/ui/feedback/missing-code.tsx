import { Button } from "@mantine/core";
import { ErrorPanel } from "./error-panel.tsx";

type MissingCodeProps = {
  readonly title: string;
  /** Omitted if there is such a button elsewhere. */
  readonly onRetry?: () => void;
  readonly compact?: boolean;
};

/** What helps if code could not be loaded. */
export const MISSING_CODE_HINT =
  "Check the connection, and reload the app if it was updated in the meantime.";

/** Shown where the code of a part of the app could not be loaded. After an update only reloading helps: the old files are gone. */
export function MissingCode({ title, onRetry, compact = false }: MissingCodeProps) {
  return (
    <ErrorPanel
      compact={compact}
      title={title}
      detail={MISSING_CODE_HINT}
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
