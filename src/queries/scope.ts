import type { Client } from "#api/client.ts";
import { useCulture } from "#session/culture-context.tsx";
import { useSession } from "#session/session-context.tsx";

/** What every query depends on. The key begins with service and culture, so that neither's texts are ever taken for the other's. */
export type Scope = {
  readonly client: Client;
  /** Stands for the service in query keys. */
  readonly service: string;
  readonly culture: string | null;
  /** Items to ask for at once, in lists and in code trees. */
  readonly takes: { readonly list: number; readonly codes: number };
};

/** The scope of the page that asks. */
export function useScope(): Scope {
  const { session, config } = useSession();
  const { culture } = useCulture();
  return { client: session.client, service: session.key, culture, takes: config.takes };
}

/** The beginning of a query key. Lists whose content does not depend on the culture pass null. */
export function scopeKey({ service }: Scope, culture: string | null): [string, string | null] {
  return [service, culture];
}
