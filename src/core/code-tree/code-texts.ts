import type { PageRequest } from "#core/api/paging/ledger-page.ts";
import type { ClassificationCode } from "#core/api/resources/classifications.ts";
import type { CodeNode } from "./code-node.ts";
import { codeKey, type CodesLookup, type FetchCodes } from "./loading/lookup-strategy.ts";
import type { Origin } from "./loading/lookup.ts";

type CodeTextsOptions = {
  readonly classification: string;
  readonly fetchCodes: FetchCodes;
  readonly nodeOf: (key: string) => CodeNode | undefined;
  /** Where the texts are kept; default: in the nodes. */
  readonly kept?: KeptTexts;
  readonly onChange: () => void;
};

type KeptTexts = {
  /** Whether a code has its texts in the culture. */
  readonly has: (node: CodeNode, culture: string | null) => boolean;
  readonly set: (node: CodeNode, code: ClassificationCode, culture: string | null) => void;
};

const IN_NODES: KeptTexts = {
  has: (node, culture) => node.culture === culture,
  set: (node, code, culture) => {
    node.code = code;
    node.culture = culture;
  },
};

/**
 * The texts of a tree's codes in the chosen culture. The structure does not depend on the culture, so after a switch only the pages that
 * contained the codes in view are requested again.
 */
export class CodeTexts {
  readonly #options: CodeTextsOptions;
  readonly #kept: KeptTexts;
  /** The pages that are being requested. */
  readonly #inFlight = new Map<string, AbortController>();
  culture: string | null;
  /** Why some texts in view are missing, or null; `retry` clears it. */
  error: unknown = null;

  constructor(culture: string | null, options: CodeTextsOptions) {
    this.culture = culture;
    this.#options = options;
    this.#kept = options.kept ?? IN_NODES;
  }

  switchTo(culture: string | null): void {
    this.culture = culture;
    this.error = null;
    this.stop();
  }

  stop(): void {
    this.#cancelExcept(new Map());
  }

  /** Lets `show` send requests again after a failure. */
  retry(): void {
    this.error = null;
  }

  /** Fetches the missing texts of these codes, and no longer those of others; after a failure, earlier texts stay until `retry`. */
  show(nodes: readonly CodeNode[]): void {
    if (this.error !== null) return;
    const pages = new Map<string, { origin: Origin; nodes: CodeNode[] }>();
    for (const node of nodes) {
      const { origin } = node;
      if (origin === null || this.#kept.has(node, this.culture)) continue;
      const id = JSON.stringify([origin.lookup, origin.part.skip]);
      const page = pages.get(id) ?? { origin, nodes: [] };
      page.nodes.push(node);
      pages.set(id, page);
    }
    this.#cancelExcept(pages);
    for (const [id, page] of pages) {
      if (this.#inFlight.has(id)) continue;
      const controller = new AbortController();
      this.#inFlight.set(id, controller);
      void this.#fetchPage(id, page.origin, page.nodes, controller.signal);
    }
  }

  #cancelExcept(pages: ReadonlyMap<string, unknown>): void {
    for (const [id, controller] of this.#inFlight) {
      if (pages.has(id)) continue;
      controller.abort();
      this.#inFlight.delete(id);
    }
  }

  async #fetchPage(
    id: string,
    origin: Origin,
    nodes: readonly CodeNode[],
    signal: AbortSignal,
  ): Promise<void> {
    const { culture } = this;
    try {
      await this.#fetch(origin.lookup, origin.part, culture, signal);
      // The order may follow the names, so that a page contains other codes in another culture; remaining codes are requested by number.
      for (const node of nodes)
        if (!this.#kept.has(node, culture)) await this.#fetchOne(node, origin.part.take, culture, signal);
    } catch (error) {
      if (!signal.aborted) this.error = error;
    }
    if (signal.aborted) return;
    this.#inFlight.delete(id);
    this.#options.onChange();
  }

  async #fetchOne(node: CodeNode, take: number, culture: string | null, signal: AbortSignal): Promise<void> {
    const { classNumber } = node.code;
    const lookup = { versionGuid: this.#options.classification, classNumber: classNumber ?? "" };
    if (classNumber !== null) await this.#fetch(lookup, { skip: 0, take }, culture, signal);
    if (this.#kept.has(node, culture) || signal.aborted) return;
    this.#kept.set(node, { ...node.code, name: null, technicalDefinition: null }, culture);
  }

  async #fetch(
    lookup: CodesLookup,
    page: PageRequest,
    culture: string | null,
    signal: AbortSignal,
  ): Promise<void> {
    const { fetchCodes, nodeOf } = this.#options;
    const list = await fetchCodes(lookup, { ...page, culture, mayBeCached: true }, signal);
    if (signal.aborted) return;
    for (const code of list.results) {
      const node = nodeOf(codeKey(code));
      if (node !== undefined) this.#kept.set(node, code, culture);
    }
  }
}
