import { gapOf } from "#browser/parts/export/run/fetch-list.ts";
import type { PageParams } from "#core/addresses/addresses.ts";
import type { WholeList } from "#core/api/paging/all-pages.ts";
import type { ClassificationCode } from "#core/api/resources/classifications.ts";
import type { Entry, Job } from "../entry.ts";
import { classificationName } from "./found-concepts.ts";
import { type Found, foundCode } from "./outcome.ts";
import { comparableNumber } from "./read-input.ts";
import type { LookupService } from "./service.ts";

/** This many pages are always worthwhile, since they provide names. */
const FEW = 4;

const textOf = ({ result }: Entry): string => result.input.text.replaceAll(/\s+/g, " ");

/**
 * Looks up class numbers in classifications (E2). For numbers with a common prefix the prefix is looked up: a service that matches prefixes
 * returns them all on few pages. Numbers missing there are looked up one by one.
 */
export class NumberLookup {
  readonly #service: LookupService;
  readonly #onSearched: (entry: Entry) => readonly Job[];

  /** @param onSearched called when an input has been looked up in all classifications; returns further jobs */
  constructor(service: LookupService, onSearched: (entry: Entry) => readonly Job[]) {
    this.#service = service;
    this.#onSearched = onSearched;
  }

  /** The first jobs for some numbers in a classification. */
  jobs(classification: string, entries: readonly Entry[], prefix = ""): readonly Job[] {
    const { groups, alone } = groupByPrefix(entries, textOf, prefix);
    return [
      ...groups.map((group) => this.#groupJob(classification, group)),
      ...alone.map((entry) => this.#singleJob(classification, entry)),
    ];
  }

  /** A code looked up by its number (E2); null if the service finds no such code. */
  async code(
    { classification, code, number }: PageParams<"code">,
    signal: AbortSignal,
  ): Promise<Found | null> {
    const isMeant = ({ versionGuid }: ClassificationCode): boolean => versionGuid === code;
    const codes = await this.#service.codes(classification, number ?? "", signal, ({ items }) =>
      items.some(isMeant),
    );
    const found = codes.items.find(isMeant);
    if (found !== undefined) return this.#found(classification, found);
    throwIfCut(codes);
    return null;
  }

  #groupJob(classification: string, { prefix, members }: NumberGroup<Entry>): Job {
    return {
      key: `group ${classification} ${prefix}`,
      entries: () => members,
      run: async (signal) => {
        const list = await this.#service.codes(
          classification,
          prefix,
          signal,
          (page) => !isWorthwhile(page, members.length),
        );
        const byNumber = Map.groupBy(list.items, ({ classNumber }) => comparableNumber(classNumber ?? ""));
        return () => {
          const missing: Entry[] = [];
          const further: Job[] = [];
          for (const entry of members) {
            const codes = exactly(byNumber.get(comparableNumber(textOf(entry))) ?? [], textOf(entry));
            if (codes.length === 0) missing.push(entry);
            else further.push(...this.#resolve(entry, classification, codes));
          }
          // A truncated list may lack codes with a longer common prefix.
          const isCut = list.total !== null && list.items.length < list.total;
          const next = isCut
            ? this.jobs(classification, missing, prefix)
            : missing.map((entry) => this.#singleJob(classification, entry));
          return [...further, ...next];
        };
      },
    };
  }

  #singleJob(classification: string, entry: Entry): Job {
    const number = textOf(entry);
    const find = (codes: readonly ClassificationCode[]) =>
      exactly(
        codes.filter(({ classNumber }) => comparableNumber(classNumber ?? "") === comparableNumber(number)),
        number,
      );
    return {
      key: `number ${classification} ${number}`,
      entries: () => [entry],
      run: async (signal) => {
        const list = await this.#service.codes(
          classification,
          number,
          signal,
          ({ items }) => find(items).length > 0,
        );
        const codes = find(list.items);
        if (codes.length === 0) throwIfCut(list);
        return () => this.#resolve(entry, classification, codes);
      },
    };
  }

  #resolve(entry: Entry, classification: string, codes: readonly ClassificationCode[]): readonly Job[] {
    const { codesIn } = entry;
    codesIn.set(
      classification,
      codes.map((code) => this.#found(classification, code)),
    );
    return [...codesIn.values()].includes(null) ? [] : this.#onSearched(entry);
  }

  #found(classification: string, code: ClassificationCode): Found {
    const { scope } = this.#service;
    return foundCode(code, scope.culture, classification, classificationName(scope, classification));
  }
}

/** Whether loading the rest of a list takes about as few requests as it saves. */
export function isWorthwhile({ items, total }: WholeList<unknown>, requests: number): boolean {
  const pagesLeft = ((total ?? 0) - items.length) / Math.max(items.length, 1);
  return pagesLeft <= Math.max(requests, FEW);
}

/** The exact matches if there are any: codes may differ in case only. */
function exactly(codes: readonly ClassificationCode[], text: string): readonly ClassificationCode[] {
  const same = codes.filter(({ classNumber }) => classNumber === text);
  return same.length > 0 ? same : codes;
}

/** What the service has not sent may contain the code. */
function throwIfCut(list: WholeList<ClassificationCode>): void {
  const gap = gapOf(list);
  if (gap !== null) throw gap;
}

/** Texts with a common prefix. */
type NumberGroup<T> = { readonly prefix: string; readonly members: readonly T[] };

/** The minimum size of a group for which a lookup of the prefix is tried. */
const MIN_MEMBERS = 8;

/**
 * Groups numbers by their common prefixes longer than `prefix`: a service that matches prefixes of numbers returns a whole group at once.
 * Numbers in groups that are too small stay alone.
 */
export function groupByPrefix<T>(
  members: readonly T[],
  textOf: (member: T) => string,
  prefix = "",
): { readonly groups: readonly NumberGroup<T>[]; readonly alone: readonly T[] } {
  const byNext = Map.groupBy(members, (member) => textOf(member).charAt(prefix.length));
  const groups: NumberGroup<T>[] = [];
  const alone: T[] = [];
  for (const [next, some] of byNext) {
    if (next === "" || some.length < MIN_MEMBERS) alone.push(...some);
    else groups.push({ prefix: commonBeginning(some.map(textOf)), members: some });
  }
  return { groups, alone };
}

/** The longest common prefix. */
function commonBeginning(texts: readonly string[]): string {
  const [first = "", ...others] = texts;
  let length = first.length;
  for (const other of others) {
    length = Math.min(length, other.length);
    while (!other.startsWith(first.slice(0, length))) length -= 1;
  }
  return first.slice(0, length);
}
