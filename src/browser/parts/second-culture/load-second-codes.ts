import type { QueryClient } from "@tanstack/react-query";
import { codeTreeOf, fetchThrough } from "#browser/queries/code-tree/code-trees.ts";
import { SecondCodeTexts } from "#browser/queries/code-tree/second-texts.ts";
import { secondNamesOf, secondScope } from "#browser/queries/names/second-names.ts";
import type { Scope } from "#browser/queries/scope/scope.ts";
import { conceptKey } from "#core/api/paging/paging.ts";
import type { ClassificationCode } from "#core/api/resources/classifications.ts";

type SecondCodesRequest = {
  readonly queryClient: QueryClient;
  readonly scope: Scope;
  /** Version GUID of the classification. */
  readonly classification: string;
  readonly beside: string;
  readonly codes: readonly ClassificationCode[];
  /** Called with the number of codes whose texts are still missing. */
  readonly onProgress: (missing: number) => void;
};

/** Loads the missing texts of many codes in the second culture; rejects with the first error, or with the reason of the signal. */
export async function loadSecondCodes(request: SecondCodesRequest, signal: AbortSignal): Promise<void> {
  const { queryClient, scope, classification, beside, onProgress } = request;
  const names = secondNamesOf(queryClient, scope, beside);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let missing = request.codes;
  const check = (): void => {
    missing = missing.filter((code) => {
      const key = conceptKey(code);
      return key !== null && names.get(key) === undefined;
    });
    onProgress(missing.length);
    if (texts.error !== null) reject(texts.error);
    else if (missing.length === 0) resolve();
  };
  const texts: SecondCodeTexts = new SecondCodeTexts({
    tree: codeTreeOf(queryClient, scope, classification),
    classification,
    beside,
    take: scope.takes.codes,
    fetchCodes: fetchThrough(queryClient, secondScope(scope, beside)),
    names,
    onChange: check,
  });
  const abort = (): void => reject(signal.reason);
  signal.addEventListener("abort", abort, { once: true });
  texts.show(missing.map((code) => ({ code })));
  check();
  try {
    await promise;
  } finally {
    signal.removeEventListener("abort", abort);
    texts.stop();
  }
}
