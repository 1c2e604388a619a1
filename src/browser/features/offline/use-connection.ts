import { useWindowEvent } from "@mantine/hooks";
import { type Query, type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { codeTreeOf } from "#browser/queries/code-tree/code-trees.ts";
import { renewTrees } from "#browser/queries/code-tree/renew-trees.ts";
import { type Scope, useScope } from "#browser/queries/scope/scope.ts";
import type { OfflineSession } from "#browser/session/session-client.ts";
import { useSession } from "#browser/session/session-context.tsx";
import { receivedAt } from "#browser/session/stored-answers.ts";
import { parseAddress } from "#core/addresses/addresses.ts";
import type { CodeTree } from "#core/code-tree/code-tree.ts";

/** Whether requests reach the service: not without a network (`offline`), or because it does not respond (`unreachable`). */
export type Connection = "connected" | "offline" | "unreachable";

/** The connection to the service. Once there is one again, what was shown meanwhile is loaded anew. */
export function useConnection({ isReachable }: OfflineSession): Connection {
  const hasNetwork = useSyncExternalStore(subscribeToNetwork, () => navigator.onLine);
  const hasAnswered = useSyncExternalStore(isReachable.subscribe, isReachable.get);
  // The next request shows whether the service can be reached again.
  useWindowEvent("online", () => isReachable.set(true));
  const connection = !hasNetwork ? "offline" : hasAnswered ? "connected" : "unreachable";
  useRenewal(connection === "connected");
  return connection;
}

function subscribeToNetwork(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

function useRenewal(isConnected: boolean): void {
  const queryClient = useQueryClient();
  const scope = useScope();
  const { refresh } = useSession();
  /** When the connection was lost; null while there is one. */
  const lostAt = useRef<number | null>(null);
  const hasBegun = useRef(false);
  useEffect(() => {
    // Of a visit that begins without a connection, only the kept responses themselves are known.
    if (!isConnected) lostAt.current ??= hasBegun.current ? Date.now() : Number.POSITIVE_INFINITY;
    else if (lostAt.current !== null) {
      if (renew(queryClient, scope, lostAt.current)) refresh();
      lostAt.current = null;
    }
    hasBegun.current = true;
  }, [isConnected, queryClient, scope, refresh]);
}

/** Loads again what came from kept responses, or since the connection was lost. Returns whether there was anything. */
function renew(queryClient: QueryClient, scope: Scope, lostAt: number): boolean {
  const isOld = ({ state }: Query): boolean =>
    state.data !== undefined && (receivedAt(state.data) !== null || state.dataUpdatedAt >= lostAt);
  if (!queryClient.getQueryCache().getAll().some(isOld)) return false;
  // Lists and trees are made of their pages; other data stay until they have loaded again.
  queryClient.removeQueries({ predicate: (query) => isOld(query) && isPage(query) });
  void queryClient.invalidateQueries({ predicate: isOld });
  renewTrees(queryClient, scope);
  return true;
}

function isPage({ queryKey }: Query): boolean {
  const last: unknown = queryKey.at(-1);
  return typeof last === "object" && last !== null && "skip" in last;
}

/** Whether a query is shown: a component uses it, or its codes are in the tree. */
function isShown(query: Query, tree: CodeTree | null, classification: string | null): boolean {
  if (query.isActive()) return true;
  const [, , , versionGuid, kind] = query.queryKey;
  if (tree === null || kind !== "codes" || typeof versionGuid !== "string") return false;
  return versionGuid === classification || tree.node(versionGuid) !== undefined;
}

/** The pause before the shown data are looked at again, in ms: many queries change at once. */
const PAUSE_MS = 200;

/** When the oldest of the shown data were received, in ms since 1970; null if nothing is shown. */
export function useReceivedAt(): number | null {
  const queryClient = useQueryClient();
  const scope = useScope();
  const { pathname } = useLocation();
  const [oldest, setOldest] = useState<number | null>(null);
  useEffect(() => {
    const route = parseAddress(pathname);
    const classification =
      route !== null && "classification" in route.params ? route.params.classification : null;
    const cache = queryClient.getQueryCache();
    const measure = (): void => {
      const tree = classification === null ? null : codeTreeOf(queryClient, scope, classification);
      const times = cache
        .findAll({
          predicate: (query) => query.queryKey[0] === scope.service && isShown(query, tree, classification),
        })
        .flatMap(({ state }) =>
          state.data === undefined ? [] : (receivedAt(state.data) ?? state.dataUpdatedAt),
        );
      setOldest(times.length === 0 ? null : times.reduce((a, b) => Math.min(a, b)));
    };
    let pause: ReturnType<typeof setTimeout> | undefined;
    const later = (): void => {
      pause ??= setTimeout(() => {
        pause = undefined;
        measure();
      }, PAUSE_MS);
    };
    later();
    const unsubscribe = cache.subscribe(later);
    return () => {
      unsubscribe();
      clearTimeout(pause);
    };
  }, [queryClient, scope, pathname]);
  return oldest;
}
