import type { WholeList } from "#core/api/paging/all-pages.ts";
import { credibleTotal, type PagedList, positionAfter } from "#core/api/paging/paging.ts";

/** The maximum length of an answer, about 10,000 tokens of a language model. */
export const MAX_CHARACTERS = 40_000;

/** A page of a list, as a tool returns it. */
export type ListAnswer<T> = {
  readonly items: readonly T[];
  /** Of the whole list; null if the service does not say. */
  readonly total: number | null;
  /** The `skip` of the next page; null at the end. */
  readonly nextSkip: number | null;
};

/** A page of a service as an answer. */
export function listAnswer<T>(
  page: PagedList<T>,
  { skip, take }: { skip: number; take: number },
): ListAnswer<T> {
  const total = credibleTotal(page);
  const next = positionAfter(skip, page);
  // Without a total, a short page is not the last one: the service may grant less than `take`.
  // An array ends with one, as in the ledger.
  const mayHaveMore = page.shape === "paged" || page.results.length >= take;
  const hasMore = total === null ? mayHaveMore : next < total;
  return { items: page.results, total, nextSkip: hasMore && next > skip ? next : null };
}

/** Says that a list that is loaded whole is not, so that nobody concludes that the rest does not exist; nothing if it is. */
export function incompleteness(
  { items, total, endsEarly, isCut }: WholeList<unknown>,
  what: string,
): { readonly incomplete?: string } {
  if (isCut) return { incomplete: `Only the first ${items.length} ${what} were looked through.` };
  return endsEarly ? { incomplete: `The service sent ${items.length} of ${total ?? "more"} ${what}.` } : {};
}

/** A part of a list that is loaded whole. */
export function partOf<T>(
  items: readonly T[],
  { skip, take }: { skip: number; take: number },
): ListAnswer<T> {
  const end = skip + take;
  return { items: items.slice(skip, end), total: items.length, nextSkip: end < items.length ? end : null };
}

/** How many entries of each list, and characters of each text, a shortened answer has. */
const SHORTENED = [
  { entries: 100, characters: 4000 },
  { entries: 50, characters: 1000 },
  { entries: 20, characters: 500 },
  { entries: 5, characters: 200 },
] as const;

/**
 * An answer as JSON of at most `MAX_CHARACTERS`: without absent members, and a list that is too long with fewer items, so that `nextSkip`
 * continues after them. An answer that is still too long has the first entries of its lists and the start of its texts, and says so.
 */
export function answerText(answer: object, skip: number): string {
  const text = json(answer);
  if (text.length <= MAX_CHARACTERS) return text;
  if (!("items" in answer) || !Array.isArray(answer.items) || answer.items.length < 2) return shortened(text);
  const room = Math.floor((answer.items.length * MAX_CHARACTERS) / text.length);
  const count = Math.min(Math.max(1, room), answer.items.length - 1);
  const items: unknown[] = answer.items.slice(0, count);
  return answerText({ ...answer, items, nextSkip: skip + count }, skip);
}

function shortened(text: string): string {
  for (const { entries, characters } of SHORTENED) {
    const short: unknown = JSON.parse(text, (_, value: unknown) => {
      if (Array.isArray(value)) {
        const all: unknown[] = value;
        return all.slice(0, entries);
      }
      return typeof value === "string" && value.length > characters
        ? `${value.slice(0, characters).toWellFormed()}…`
        : value;
    });
    const note = `Too long: at most ${entries} entries of each list and ${characters} characters of each text are here.`;
    const answer = json(Object.assign({ shortened: note }, short));
    if (answer.length <= MAX_CHARACTERS) return answer;
  }
  throw new Error(`The answer is longer than ${MAX_CHARACTERS} characters.`);
}

function json(value: object): string {
  return JSON.stringify(value, (_, member: unknown) => member ?? undefined);
}
