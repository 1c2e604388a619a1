import { Button } from "@mantine/core";
import { useSyncExternalStore } from "react";
import { requestLog } from "#session/request-log.ts";
import { openRequests } from "./opened-requests.ts";

/** 'Show request': opens the details of the request that failed with an error; nothing where no request did, or it is forgotten. */
export function ShowRequest({ error }: { readonly error: unknown }) {
  const record = useSyncExternalStore(requestLog.records.subscribe, () => requestLog.ofError(error));
  if (record === null) return null;
  return (
    <Button
      size="compact-sm"
      variant="default"
      onClick={({ currentTarget }) => openRequests(currentTarget, record)}
    >
      Show request
    </Button>
  );
}
