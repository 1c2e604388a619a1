import { Button } from "@mantine/core";
import { useTranslations } from "use-intl";
import { ErrorPanel } from "./error-panel.tsx";

type MissingModuleProps = {
  readonly title: string;
  /** Omitted if there is such a button elsewhere. */
  readonly onRetry?: () => void;
  readonly compact?: boolean;
};

/** Shown where a part of the app could not be loaded. After an update only reloading helps: the old files are gone. */
export function MissingModule({ title, onRetry, compact = false }: MissingModuleProps) {
  const t = useTranslations("feedback");
  return (
    <ErrorPanel
      compact={compact}
      title={title}
      detail={t("missingModuleHint")}
      onRetry={onRetry}
      actions={<ReloadButton />}
    />
  );
}

/** Reloads the app at the same address. */
export function ReloadButton() {
  const t = useTranslations("feedback");
  return (
    <Button size="compact-sm" variant="default" onClick={() => window.location.reload()}>
      {t("reload")}
    </Button>
  );
}
