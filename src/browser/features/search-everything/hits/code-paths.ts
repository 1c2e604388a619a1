import type { QueryClient } from "@tanstack/react-query";
import { codeTreeOf } from "#browser/queries/code-tree/code-trees.ts";
import type { Scope } from "#browser/queries/scope/scope.ts";
import type { ClassificationCode } from "#core/api/resources/classifications.ts";
import { parentsByNumber } from "#core/code-tree/class-number/parents-by-number.ts";

/** The class numbers of a code's ancestors, from the first level down. */
export type PathOf = (code: ClassificationCode) => readonly string[];

/** The paths of codes of a classification, derived from its loaded tree and the other codes; sends no request. */
export function codePaths(
  queryClient: QueryClient,
  scope: Scope,
  classification: string,
  codes: readonly ClassificationCode[],
): PathOf {
  const tree = codeTreeOf(queryClient, scope, classification);
  const parents = parentsByNumber(codes, []);
  const parentOf = (code: ClassificationCode): ClassificationCode | undefined => {
    const node = code.versionGuid === null ? undefined : tree.node(code.versionGuid);
    return node?.parent?.code ?? parents.get(code);
  };
  return (code) => {
    const numbers: string[] = [];
    for (let above = parentOf(code); above !== undefined; above = parentOf(above))
      numbers.unshift(above.classNumber ?? "");
    return numbers.filter((number) => number !== "");
  };
}
