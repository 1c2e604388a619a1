import type { QueryClient } from "@tanstack/react-query";
import { createCodeSource } from "#core/code-tree/code-source.ts";
import { backgroundScope } from "../scope/background-scope.ts";
import type { Scope } from "../scope/scope.ts";
import { codeTreeOf, fetchThrough } from "./code-trees.ts";

/** The codes of a classification for an export; codes that the tree has loaded are not requested again. */
export function codeSourceOf(queryClient: QueryClient, scope: Scope, classification: string) {
  return createCodeSource({
    tree: codeTreeOf(queryClient, scope, classification),
    classification,
    // Some texts of a tree may still be of the previous culture.
    culture: undefined,
    fetchCodes: fetchThrough(queryClient, backgroundScope(scope)),
    take: scope.takes.codes,
  });
}
