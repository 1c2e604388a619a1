import { gapOf } from "#browser/parts/export/run/fetch-list.ts";
import type { PageParams } from "#core/addresses/addresses.ts";
import type { WholeList } from "#core/api/paging/all-pages.ts";
import type { ClassificationCode } from "#core/api/resources/classifications.ts";
import type { Entry, Job } from "../entry.ts";
import { classificationName } from "./found-concepts.ts";
import { FEW, isWorthwhile } from "./list-lookup.ts";
import { type Found, foundCode } from "./outcome.ts";
import { comparableNumber } from "./read-input.ts";
import { type LookupService, orEmpty } from "./service.ts";

const textOf = ({ result }: Entry): string => result.input.text.replaceAll(/\s+/g, " ");

/** Looks up class numbers in classifications (E2), with one request for each number and classification. */
export class NumberLookup {
  readonly #service: LookupService;
  readonly #onSearched: (entry: Entry) => readonly Job[];

  /** @param onSearched called when an input has been looked up in all classifications; returns further jobs */
  constructor(service: LookupService, onSearched: (entry: Entry) => readonly Job[]) {
    this.#service = service;
    this.#onSearched = onSearched;
  }

  /** The jobs for some numbers in some classifications; one that the user chose may be a list that is worth loading. */
  jobs(classifications: readonly string[], entries: readonly Entry[], isChosen: boolean): readonly Job[] {
    return classifications.flatMap((classification) =>
      isChosen && entries.length > FEW
        ? [this.#listJob(classification, entries)]
        : entries.map((entry) => this.#singleJob(classification, entry)),
    );
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

  /**
   * Looks up the numbers in the list of the first level (E2) if that is the whole classification and takes fewer requests; those that it
   * lacks, and else all of them, with a request each.
   */
  #listJob(classification: string, entries: readonly Entry[]): Job {
    return {
      key: `codes ${classification}`,
      entries: () => entries,
      run: async (signal) => {
        const isUseless = (list: WholeList<ClassificationCode>): boolean =>
          list.items.some(({ hasCodes }) => hasCodes) || !isWorthwhile(list, entries.length);
        // The list only saves requests, so the lookup works without it.
        const list = await orEmpty(this.#service.codes(classification, null, signal, isUseless), signal);
        const byNumber = Map.groupBy(isUseless(list) ? [] : list.items, ({ classNumber }) =>
          comparableNumber(classNumber ?? ""),
        );
        return () =>
          entries.flatMap((entry) => {
            const number = textOf(entry);
            const codes = byNumber.get(comparableNumber(number));
            return codes === undefined
              ? [this.#singleJob(classification, entry)]
              : this.#resolve(entry, classification, exactly(codes, number));
          });
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
