import { Button } from "@mantine/core";
import { ErrorPanel } from "./error-panel.tsx";

type MissingCodeProps = {
  readonly title: string;
  readonly onRetry: () => void;
  readonly compact?: boolean;
};

/** Shown where the code of a part of the app could not be loaded. After an update only reloading helps: the old files are gone. */
export function MissingCode({ title, onRetry, compact = false }: MissingCodeProps) {
  return (
    <ErrorPanel
      compact={compact}
      title={title}
      detail="Reload the app if it was updated in the meantime."
      onRetry={onRetry}
      actions={<ReloadButton />}
    />
  );
}

/** Starts the app anew at the same address. */
export function ReloadButton() {
  return (
    <Button size="compact-sm" variant="default" onClick={() => window.location.reload()}>
      Reload
    </Button>
  );
}
