import type { QueryClient } from "@tanstack/react-query";
import type { Scope } from "../scope/scope.ts";
import { codeTreeOf, trees } from "./code-trees.ts";

/** Replaces the trees of a session by new ones, which load their codes anew. What is shown has to be rendered again. */
export function renewTrees(queryClient: QueryClient, scope: Scope): void {
  const before = trees.get(scope.client)?.trees ?? [];
  trees.delete(scope.client);
  for (const [classification, tree] of before) {
    tree.stop();
    codeTreeOf(queryClient, scope, classification, tree);
  }
}
