import { useSyncExternalStore } from "react";
import * as v from "valibot";
import { COMPARABLE_KINDS, MAX_COMPARED } from "#core/addresses/addresses.ts";
import { persistedBy } from "./persisted.ts";

const text = v.nullable(v.string());
const itemSchema = v.object({
  kind: v.picklist(COMPARABLE_KINDS),
  versionGuid: v.string(),
  name: text,
  defaultName: text,
  /** The culture in which `name` was requested. */
  culture: text,
});

/** A concept that was chosen for a comparison. */
export type TrayItem = v.InferOutput<typeof itemSchema>;

type Identity = Pick<TrayItem, "kind" | "versionGuid">;

const trayOf = persistedBy<readonly TrayItem[]>("comparison", [], v.array(itemSchema));

/** The concepts chosen for comparisons in a service, in the order in which they were chosen. */
export function useComparisonTray(service: string): readonly TrayItem[] {
  const store = trayOf(service);
  return useSyncExternalStore(store.subscribe, store.get);
}

/** Adds a concept, unless there are already as many of its kind as can be compared. */
export function addToTray(service: string, item: TrayItem): void {
  const items = trayOf(service).get();
  const others = items.filter((one) => !isSame(one, item));
  if (others.filter(({ kind }) => kind === item.kind).length < MAX_COMPARED)
    trayOf(service).set([...others, item]);
}

export function removeFromTray(service: string, item: Identity): void {
  trayOf(service).set(
    trayOf(service)
      .get()
      .filter((one) => !isSame(one, item)),
  );
}

export function isSame(one: Identity, other: Identity): boolean {
  return one.kind === other.kind && one.versionGuid === other.versionGuid;
}
