import { useMemo } from "react";
import { useCulture } from "#browser/session/culture-context.tsx";
import { useSession } from "#browser/session/session-context.tsx";
import type { Client } from "#core/api/http/client.ts";

/** What every query depends on. Query keys begin with the service and the culture, so that the texts of one are never shown for another. */
export type Scope = {
  readonly client: Client;
  /** Identifies the service in query keys. */
  readonly service: string;
  readonly culture: string | null;
  /** Whether the culture is the second one; its names are not remembered. */
  readonly isSecond?: boolean;
  /** Page sizes (Take) of lists and of code trees. */
  readonly takes: { readonly list: number; readonly codes: number };
};

/** The scope of the current session and culture; the same object as long as these are the same. */
export function useScope(): Scope {
  const { session, config } = useSession();
  const { client, key: service } = session;
  const { takes } = config;
  const { culture } = useCulture();
  return useMemo(() => ({ client, service, culture, takes }), [client, service, culture, takes]);
}

/** The start of a query key. Lists whose content does not depend on the culture pass null. */
export function scopeKey(
  { service }: Pick<Scope, "service">,
  culture: string | null,
): [string, string | null] {
  return [service, culture];
}
