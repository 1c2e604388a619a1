import { createStore, type Store } from "#core/lib/store.ts";
import { createRanking, type Folded, foldMatchable, type Matchable, type Rank } from "./match-text.ts";

/** The time budget of one slice, in ms: half a frame. */
const SLICE_MS = 8;
/** Items between checks of the time, since reading the clock takes longer than comparing a text. */
const BATCH = 200;

export type Ranked<T> = { readonly item: T; readonly rank: Rank };

/** The matches so far; a new object for each change. */
export type Matches<T> = {
  readonly items: readonly T[];
  readonly search: string;
  /** The best matches, best first, otherwise in their order. */
  readonly best: readonly Ranked<T>[];
  readonly count: number;
  readonly isDone: boolean;
};

/**
 * Searches a long list on each key press without blocking rendering: in slices, the first of them synchronously. Texts are folded once. If
 * items are appended to the list, only these are searched.
 */
export class Matcher<T> {
  readonly matches: Store<Matches<T>> = createStore<Matches<T>>({
    items: [],
    search: "",
    best: [],
    count: 0,
    isDone: true,
  });
  readonly #toMatchable: (item: T) => Matchable;
  readonly #most: number;
  readonly #folded: { readonly item: T; readonly texts: Folded }[] = [];
  #items: readonly T[] = [];
  #search = "";
  #at = 0;
  #count = 0;
  #ranks = new Map<Rank, Ranked<T>[]>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param most the maximum number of matches to keep, besides their count */
  constructor(toMatchable: (item: T) => Matchable, most: number) {
    this.#toMatchable = toMatchable;
    this.#most = most;
  }

  /** Starts a search for this text in these items. The first slice is complete when it returns. */
  find(items: readonly T[], search: string): void {
    this.stop();
    // Comparing all that was searched takes far less time than searching it.
    const isSame = this.#items.every((item, index) => index >= this.#at || item === items[index]);
    if (!isSame || search !== this.#search) {
      this.#at = 0;
      this.#count = 0;
      this.#ranks = new Map();
    }
    this.#items = items;
    this.#search = search;
    this.#run();
  }

  /** Stops searching until the next `find`. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  #run(): void {
    const rankOf = createRanking(this.#search);
    const end = rankOf === null ? 0 : this.#items.length;
    const until = performance.now() + SLICE_MS;
    while (rankOf !== null && this.#at < end && performance.now() < until) {
      const stopAt = Math.min(this.#at + BATCH, end);
      for (const item of this.#items.slice(this.#at, stopAt)) {
        this.#add(item, rankOf(this.#textsOf(item, this.#at)));
        this.#at += 1;
      }
    }
    const isDone = this.#at >= end;
    const best = [0, 1, 2, 3, 4, 5, 6] as const;
    this.matches.set({
      items: this.#items,
      search: this.#search,
      best: best.flatMap((rank) => this.#ranks.get(rank) ?? []).slice(0, this.#most),
      count: this.#count,
      isDone,
    });
    if (!isDone) this.#timer = setTimeout(() => this.#run());
  }

  #add(item: T, rank: Rank | null): void {
    if (rank === null) return;
    this.#count += 1;
    const same = this.#ranks.get(rank) ?? [];
    this.#ranks.set(rank, same);
    if (same.length < this.#most) same.push({ item, rank });
  }

  #textsOf(item: T, at: number): Folded {
    const cached = this.#folded[at];
    if (cached?.item === item) return cached.texts;
    const texts = foldMatchable(this.#toMatchable(item));
    this.#folded[at] = { item, texts };
    return texts;
  }
}
