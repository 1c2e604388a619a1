import { conceptKey } from "#api/paging/paging.ts";
import type { SecondNames } from "#queries/second-names.ts";
import { CodeTexts } from "./code-texts.ts";
import type { CodeTree } from "./code-tree.ts";
import type { FetchCodes } from "./loading/lookup-strategy.ts";

type SecondTextsOptions = {
  readonly tree: CodeTree;
  /** Version GUID of the classification. */
  readonly classification: string;
  /** The second culture. */
  readonly beside: string;
  readonly fetchCodes: FetchCodes;
  /** Keeps the texts. */
  readonly names: SecondNames;
  /** Called after each response, and each failure (see `error`). */
  readonly onChange: () => void;
};

/** The texts of a tree's codes in the second culture, requested for the codes in view like those of the first. */
export function createSecondTexts(options: SecondTextsOptions): CodeTexts {
  const { tree, classification, beside, fetchCodes, names, onChange } = options;
  return new CodeTexts(beside, {
    classification,
    fetchCodes,
    nodeOf: (key) => tree.node(key),
    kept: {
      has: ({ code }) => names.get(conceptKey(code)) !== undefined,
      set: (_node, code) => names.add(code),
    },
    onChange,
  });
}
