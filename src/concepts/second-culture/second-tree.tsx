import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useSyncExternalStore } from "react";
import type { CodeTree } from "#code-tree/code-tree.ts";
import { fetchThrough } from "#code-tree/code-trees.ts";
import { createSecondTexts } from "#code-tree/second-texts.ts";
import { createStore } from "#lib/store.ts";
import { useScope } from "#queries/scope.ts";
import { secondNamesOf, secondScope } from "#queries/second-names.ts";
import { Failure } from "../failure/failure.tsx";

type SecondTreeProps = {
  readonly tree: CodeTree;
  /** Version GUID of the classification. */
  readonly classification: string;
  readonly beside: string;
};

/** Loads the texts of the codes in view in the second culture; shows why some are missing. */
export function SecondTree({ tree, classification, beside }: SecondTreeProps) {
  const queryClient = useQueryClient();
  const { client, service, takes } = useScope();
  const { texts, failure } = useMemo(() => {
    const failure = createStore<unknown>(null);
    const scope = secondScope({ client, service, takes, culture: null }, beside);
    const texts = createSecondTexts({
      tree,
      classification,
      beside,
      fetchCodes: fetchThrough(queryClient, scope),
      names: secondNamesOf(queryClient, scope, beside),
      onChange: () => failure.set(texts.error),
    });
    return { texts, failure };
  }, [queryClient, client, service, takes, tree, classification, beside]);
  const show = useCallback(
    () => texts.show(tree.inView.get().flatMap((key) => tree.node(key) ?? [])),
    [texts, tree],
  );
  useEffect(() => {
    show();
    const unsubscribe = tree.inView.subscribe(show);
    return () => {
      unsubscribe();
      texts.stop();
    };
  }, [texts, tree, show]);
  const error = useSyncExternalStore(failure.subscribe, failure.get);
  const retry = (): void => {
    texts.retry();
    failure.set(null);
    show();
  };
  return error === null ? null : <Failure error={error} onRetry={retry} compact />;
}
