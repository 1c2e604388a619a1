import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useSyncExternalStore } from "react";
import { fetchThrough, useCodeTree } from "#browser/queries/code-tree/code-trees.ts";
import { type CodeInView, SecondCodeTexts } from "#browser/queries/code-tree/second-texts.ts";
import { secondNamesOf, secondScope } from "#browser/queries/names/second-names.ts";
import { useScope } from "#browser/queries/scope/scope.ts";
import type { CodeTree } from "#core/code-tree/code-tree.ts";
import { createStore } from "#core/lib/store.ts";
import { useSecondFailure } from "./use-second-failure.ts";

export type SecondTreeProps = {
  readonly tree: CodeTree;
  /** Version GUID of the classification. */
  readonly classification: string;
  readonly beside: string;
};

type SecondCodesProps = SecondTreeProps & {
  /** The codes in view. */
  readonly codes: readonly CodeInView[];
};

/** Loads the texts of some codes of a classification in the second culture. */
export function SecondCodes({ tree, classification, codes, beside }: SecondCodesProps) {
  const queryClient = useQueryClient();
  const { client, service, takes } = useScope();
  const { texts, failure } = useMemo(() => {
    const failure = createStore<unknown>(null);
    const scope = { client, service, takes, culture: null };
    const texts: SecondCodeTexts = new SecondCodeTexts({
      tree,
      classification,
      beside,
      take: takes.codes,
      fetchCodes: fetchThrough(queryClient, secondScope(scope, beside)),
      names: secondNamesOf(queryClient, scope, beside),
      onChange: () => failure.set(texts.error),
    });
    return { texts, failure };
  }, [queryClient, client, service, takes, tree, classification, beside]);
  useEffect(() => texts.show(codes), [texts, codes]);
  useEffect(() => () => texts.stop(), [texts]);
  const error = useSyncExternalStore(failure.subscribe, failure.get);
  useSecondFailure(
    beside,
    error,
    useCallback(() => {
      texts.retry();
      failure.set(null);
      texts.show(codes);
    }, [texts, failure, codes]),
  );
  return null;
}

/** The same for codes outside of their tree. */
export function SecondCodesOf(props: Omit<SecondCodesProps, "tree">) {
  return <SecondCodes {...props} tree={useCodeTree(props.classification)} />;
}

/** Loads the texts of the codes of a tree that are in view in the second culture. */
export function SecondTree(props: SecondTreeProps) {
  const { tree } = props;
  const inView = useSyncExternalStore(tree.inView.subscribe, tree.inView.get);
  const codes = useMemo(() => inView.flatMap((key) => tree.node(key) ?? []), [tree, inView]);
  return <SecondCodes {...props} codes={codes} />;
}
