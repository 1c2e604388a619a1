import { ActionIcon, Button } from "@mantine/core";
import { type MouseEvent, useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { requestLog } from "#browser/session/request-log.ts";
import { RequestsIcon } from "#browser/ui/controls/icons.tsx";
import { openRequests } from "./opened-requests.ts";

type ShowRequestProps = {
  readonly error: unknown;
  /** As small as an icon. */
  readonly compact?: boolean;
};

/** 'Show request': opens the details of the failed request; renders nothing if no request failed or its record is gone. */
export function ShowRequest({ error, compact = false }: ShowRequestProps) {
  const record = useSyncExternalStore(requestLog.records.subscribe, () => requestLog.ofError(error));
  const t = useTranslations("failure");
  if (record === null) return null;
  const show = ({ currentTarget }: MouseEvent<HTMLElement>): void => openRequests(currentTarget, record);
  return compact ? (
    <ActionIcon variant="subtle" color="gray" aria-label={t("show")} title={t("show")} onClick={show}>
      <RequestsIcon />
    </ActionIcon>
  ) : (
    <Button size="compact-sm" variant="default" onClick={show}>
      {t("show")}
    </Button>
  );
}
