import type { PageRequest } from "#core/api/paging/ledger-page.ts";
import { conceptKey } from "#core/api/paging/paging.ts";
import type { ClassificationCode } from "#core/api/resources/classifications.ts";
import { type CodeNode, createNode } from "#core/code-tree/code-node.ts";
import { CodeTexts } from "#core/code-tree/code-texts.ts";
import type { CodeTree } from "#core/code-tree/code-tree.ts";
import { codeKey, type CodesLookup, type FetchCodes } from "#core/code-tree/loading/lookup-strategy.ts";
import type { SecondNames } from "../names/second-names.ts";

/** A page of codes that may contain a code. */
export type CodesPageRequest = PageRequest & { readonly lookup: CodesLookup };

/** A code in view. */
export type CodeInView = {
  readonly code: ClassificationCode;
  /** The page that should contain it; default: that of the tree, or of the codes with its number if the tree has not loaded it. */
  readonly page?: CodesPageRequest | undefined;
};

type SecondTextsOptions = {
  readonly tree: CodeTree;
  /** Version GUID of the classification. */
  readonly classification: string;
  /** The second culture. */
  readonly beside: string;
  /** The page size (Take). */
  readonly take: number;
  readonly fetchCodes: FetchCodes;
  /** Keeps the texts. */
  readonly names: SecondNames;
  /** Called after each response, and each failure (see `error`). */
  readonly onChange: () => void;
};

/** The texts of a classification's codes in the second culture, requested for the codes in view like those of the first. */
export class SecondCodeTexts {
  readonly #options: SecondTextsOptions;
  readonly #texts: CodeTexts;
  /** The codes in view that the tree has not loaded: hits of a search, for example. */
  readonly #others = new Map<string, CodeNode>();
  #inView: readonly CodeInView[] = [];

  constructor(options: SecondTextsOptions) {
    const { tree, classification, beside, fetchCodes, names, onChange } = options;
    this.#options = options;
    this.#texts = new CodeTexts(beside, {
      classification,
      fetchCodes,
      nodeOf: (key) => tree.node(key) ?? this.#others.get(key),
      kept: {
        has: ({ code }) => names.get(conceptKey(code)) !== undefined,
        set: (_node, code) => names.add(code),
      },
      onChange: () => {
        // Other codes of the same page may have come into view meanwhile.
        this.show(this.#inView);
        onChange();
      },
    });
  }

  /** Why some texts in view are missing, or null. */
  get error(): unknown {
    return this.#texts.error;
  }

  /** Requests the missing texts of these codes; requests for other codes are cancelled. */
  show(codes: readonly CodeInView[]): void {
    this.#inView = codes;
    this.#texts.show(codes.map((one) => this.#nodeOf(one)));
  }

  /** Lets `show` send requests again after a failure. */
  retry(): void {
    this.#texts.retry();
  }

  stop(): void {
    this.#texts.stop();
  }

  #nodeOf({ code, page }: CodeInView): CodeNode {
    const key = codeKey(code);
    const loaded = this.#options.tree.node(key);
    if (page === undefined && loaded !== undefined && loaded.origin !== null) return loaded;
    const from = page ?? this.#pageByNumber(code);
    const node = createNode(key, code, { ...from, culture: null, part: from });
    this.#others.set(key, node);
    return node;
  }

  #pageByNumber({ classNumber, defaultName, name }: ClassificationCode): CodesPageRequest {
    const { classification: versionGuid, take } = this.#options;
    const match = classNumber === null ? { searchTerm: defaultName ?? name ?? "" } : { classNumber };
    return { lookup: { versionGuid, ...match }, skip: 0, take };
  }
}
