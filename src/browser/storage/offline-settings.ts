import { useSyncExternalStore } from "react";
import * as v from "valibot";
import type { Store } from "#core/lib/store.ts";
import { persistedBy } from "./persisted.ts";

const schema = v.object({
  /** Whether responses are kept on this device; null: as is usual for the service. */
  responses: v.nullable(v.boolean()),
  /** Whether requirements (E10) are kept, too. */
  requirements: v.boolean(),
});

/** What of a service is kept on this device. */
export type OfflineSettings = Readonly<v.InferOutput<typeof schema>>;

/** What of a service is kept on this device. */
export const offlineSettingsOf = persistedBy<OfflineSettings>(
  "offline",
  { responses: null, requirements: false },
  schema,
);

/** The same with the store to change it. */
export function useOfflineSettings(
  service: string,
): readonly [settings: OfflineSettings, store: Store<OfflineSettings>] {
  const store = offlineSettingsOf(service);
  return [useSyncExternalStore(store.subscribe, store.get), store];
}
