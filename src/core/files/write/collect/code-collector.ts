import type { ClassificationCode } from "#core/api/resources/classifications.ts";
import { text } from "#core/text/messages/text.ts";
import type { CultureTexts } from "../concept.ts";
import type { ExportCode } from "../kinds/codes.ts";
import type { Culture } from "../table.ts";
import { type CollectJob, gapJobs } from "./collection.ts";
import type { CodesSource } from "./source.ts";
import { requestedCultures, NO_TEXTS, textsOf } from "./translated.ts";

/** The part of a tree to collect. */
export type Extent =
  | { readonly kind: "whole" }
  /** A code and all its descendants; `path` contains its ancestors from the first level down, and the code itself. */
  | { readonly kind: "below"; readonly path: readonly ClassificationCode[] }
  /** The open codes. */
  | { readonly kind: "open"; readonly isOpen: (code: ClassificationCode) => boolean };

type Node = { readonly code: ClassificationCode; children: readonly Node[] };

/** The codes below one, and which of them is next. */
type Level = {
  readonly nodes: readonly Node[];
  readonly owner: Node | null;
  /** The index of the owner among the entries. */
  readonly index: number | null;
  at: number;
};

/**
 * Collects a tree level by level, and its texts in further cultures page by page. Where the order follows the names, pages in another
 * culture may contain other codes; missing ones are finally requested by number.
 */
export class CodeCollector {
  readonly #source: CodesSource;
  readonly #extent: Extent;
  readonly #cultures: readonly Culture[];
  readonly #texts = new Map<Culture, Map<string, CultureTexts>>();
  /** The keys of pending jobs: a repeated job returns the same pages again. */
  readonly #open = new Set<string>();
  readonly #openPages = new Map<string, CollectJob>();
  readonly #pages = new Set<string>();
  /** By key: a code below several parents has the same children below each. */
  readonly #nodes = new Map<string, Node>();
  #top: readonly Node[];

  constructor(source: CodesSource, extent: Extent, cultures: readonly Culture[]) {
    this.#source = source;
    this.#extent = extent;
    this.#cultures = cultures;
    this.#top = extent.kind === "below" ? chain(extent.path) : [];
    for (let [node] = this.#top; node !== undefined; [node] = node.children)
      this.#nodes.set(keyOf(node.code), node);
    for (const culture of requestedCultures(cultures)) this.#texts.set(culture, new Map());
  }

  jobs(): CollectJob[] {
    let node: Node | null = null;
    for (let [next] = this.#top; next !== undefined; [next] = next.children) node = next;
    return node !== null && !node.code.hasCodes ? this.#further() : [this.#childrenJob(node)];
  }

  entries(): ExportCode[] {
    const entries: ExportCode[] = [];
    const context = this.#extent.kind === "below" ? this.#extent.path.length - 1 : 0;
    const above = new Set<Node>();
    const written = new Set<Node>();
    // A stack instead of recursion: foreign trees may be deeper than the call stack.
    const open: Level[] = [{ nodes: this.#top, owner: null, index: null, at: 0 }];
    for (let last = open.at(-1); last !== undefined; last = open.at(-1)) {
      const node = last.nodes[last.at];
      last.at += 1;
      if (node === undefined) {
        open.pop();
        if (last.owner !== null) above.delete(last.owner);
        continue;
      }
      const { code, children } = node;
      const level = open.length;
      const texts = this.#cultures.map((culture) => this.#textsOf(code, culture));
      const isContext = level <= context;
      const index = entries.push({ concept: code, texts, level, parent: last.index, isContext }) - 1;
      // In a cycle, a code is not repeated below itself.
      if (above.has(node)) continue;
      // Every relation is written by then: codes that all have several parents would repeat the codes below them without end.
      if (entries.length > MAX_REPEATED && written.has(node)) continue;
      written.add(node);
      above.add(node);
      open.push({ nodes: children, owner: node, index, at: 0 });
    }
    return entries;
  }

  #childrenJob(parent: Node | null): CollectJob {
    const name =
      parent === null ? "" : (parent.code.classNumber ?? parent.code.defaultName ?? keyOf(parent.code));
    const job = this.#job({
      key: `children ${parent === null ? "" : keyOf(parent.code)}`,
      label: parent === null ? text("exporting.partFirstLevel") : text("exporting.partBelow", { name }),
      requests: () => (this.#source.isLoaded(parent?.code ?? null) ? 0 : 1),
      run: async (signal) => {
        const { items, gap } = await this.#source.childrenOf(parent?.code ?? null, signal);
        signal.throwIfAborted();
        // When a gap is filled, most codes have been collected before, with their descendants.
        const isNew = (code: ClassificationCode): boolean => !this.#nodes.has(keyOf(code));
        const below = items.filter((code) => this.#isRequestedBelow(code) && isNew(code));
        const nodes = items.map((code) => this.#nodeOf(code));
        if (parent === null) this.#top = nodes;
        else parent.children = nodes;
        this.#openNewPages();
        return [
          // First, so that a stop leaves few codes without their texts.
          ...this.#openPages.values(),
          ...below.map((code) => this.#childrenJob(this.#nodeOf(code))),
          ...gapJobs(job, gap),
        ];
      },
    });
    return job;
  }

  #nodeOf(code: ClassificationCode): Node {
    const key = keyOf(code);
    const existing = this.#nodes.get(key);
    if (existing !== undefined) return existing;
    const node: Node = { code, children: NO_NODES };
    this.#nodes.set(key, node);
    return node;
  }

  #isRequestedBelow(code: ClassificationCode): boolean {
    return code.hasCodes && (this.#extent.kind !== "open" || this.#extent.isOpen(code));
  }

  /** Adds a job for each loaded page and each culture in which it has not been loaded. */
  #openNewPages(): void {
    const cultures = [...this.#texts].filter(([culture]) => culture !== this.#source.culture);
    if (cultures.length === 0) return;
    for (const { key, isLoadedIn, fetch } of this.#source.pages()) {
      if (this.#pages.has(key)) continue;
      this.#pages.add(key);
      for (const [culture, texts] of cultures) {
        const job = this.#job({
          key: `page ${culture} ${key}`,
          label:
            culture === null ? text("exporting.partNamesDefault") : text("exporting.partNames", { culture }),
          requests: () => (isLoadedIn(culture) ? 0 : 1),
          run: async (signal) => {
            keep(texts, await fetch(culture, signal));
            return [];
          },
        });
        this.#openPages.set(job.key, job);
      }
    }
  }

  /** Creates a job; after the last one, missing texts are requested. */
  #job({ run, ...others }: CollectJob): CollectJob {
    const { key } = others;
    this.#open.add(key);
    return {
      ...others,
      run: async (signal) => {
        const further = await run(signal);
        signal.throwIfAborted();
        this.#open.delete(key);
        this.#openPages.delete(key);
        return this.#open.size === 0 ? [...further, ...this.#further()] : further;
      },
    };
  }

  #further(): CollectJob[] {
    const codes = this.entries().filter(({ isContext }) => isContext !== true);
    return [...this.#texts].flatMap(([culture, texts]) =>
      culture === this.#source.culture
        ? []
        : codes.flatMap(({ concept }): CollectJob[] => {
            const { classNumber } = concept;
            if (classNumber === null || texts.has(keyOf(concept))) return [];
            return [
              {
                key: `code ${culture} ${keyOf(concept)}`,
                label:
                  culture === null
                    ? text("exporting.partInDefault", { part: classNumber })
                    : text("exporting.partName", { number: classNumber, culture }),
                run: async (signal) => {
                  keep(texts, await this.#source.byNumber(classNumber, culture, signal));
                  return [];
                },
              },
            ];
          }),
    );
  }

  #textsOf(code: ClassificationCode, culture: Culture): CultureTexts {
    const isOwn = culture === this.#source.culture;
    return (isOwn ? textsOf(code) : this.#texts.get(culture)?.get(keyOf(code))) ?? NO_TEXTS;
  }
}

const NO_NODES: readonly Node[] = [];

/** From this many entries on, the codes below one that has several parents are no longer repeated below each of them. */
const MAX_REPEATED = 200_000;

function keep(texts: Map<string, CultureTexts>, codes: readonly ClassificationCode[]): void {
  for (const code of codes) texts.set(keyOf(code), textsOf(code));
}

/** Identifies a code across cultures. */
function keyOf({ versionGuid, guid, classNumber, defaultName }: ClassificationCode): string {
  return versionGuid ?? JSON.stringify([guid, classNumber, defaultName]);
}

/** Nodes for a path of codes, each the only child of the one before. */
function chain(path: readonly ClassificationCode[]): Node[] {
  return path.reduceRight<Node[]>((children, code) => [{ code, children }], []);
}
