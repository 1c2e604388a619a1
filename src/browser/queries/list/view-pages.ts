/** The minimum distance (in rows) from the view within which a page is requested. */
export const NEAR = 15;
/** How far ahead of scrolling pages are requested, in ms, and the limit of that in pages. */
const AHEAD_MS = 150;
const AHEAD_PAGES = 6;
/**
 * After a jump, pages in view are requested once the view has rested for this long: while the scroll bar is dragged, rows pass by unread. In
 * ms.
 */
const REST_MS = 80;

/** Decides which pages of a list are needed, from the rows in view and the scroll velocity. */
export class ViewPages {
  readonly #take: number;
  readonly #onRest: () => void;
  #first = 0;
  #last = -1;
  #isGoingDown = true;
  /** Scroll velocity in rows per ms. */
  #speed = 0;
  #viewedAt = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;

  /** @param onRest called when the view comes to rest after a jump */
  constructor(take: number, onRest: () => void) {
    this.#take = take;
    this.#onRest = onRest;
  }

  /** The positions in view, inclusive; `last` is before `first` if none is. */
  onViewChange(first: number, last: number, now: number): void {
    const moved = first - this.#first;
    const hadView = this.#last >= this.#first;
    const hasJumped = hadView && Math.abs(moved) > 2 * this.#take;
    if (moved !== 0) this.#isGoingDown = moved > 0;
    const speed = Math.abs(moved) / Math.max(1, now - this.#viewedAt);
    // A single step says little about the velocity, unless it skips everything that was in view.
    const weight = Math.abs(moved) > last - first ? 1 : 0.3;
    this.#speed = hasJumped || !hadView ? 0 : (1 - weight) * this.#speed + weight * speed;
    [this.#first, this.#last, this.#viewedAt] = [first, last, now];
    if (!hasJumped) return;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => {
      this.#rest = undefined;
      this.#onRest();
    }, REST_MS);
  }

  /** Records that no row is in view. */
  clear(): void {
    clearTimeout(this.#rest);
    this.#rest = undefined;
    [this.#first, this.#last] = [0, -1];
  }

  /** The Skips of the needed pages, the most urgent first. */
  needed(total: number): number[] {
    if (this.#rest !== undefined || this.#last < this.#first) return [];
    const isMoving = performance.now() - this.#viewedAt <= REST_MS;
    const ahead = Math.max(NEAR, Math.min(AHEAD_PAGES * this.#take, isMoving ? this.#speed * AHEAD_MS : 0));
    const [from, to] = this.#isGoingDown
      ? [this.#first, this.#last + ahead]
      : [this.#first - ahead, this.#last];
    const [begin, end] = [this.#pageOf(Math.max(0, from)), this.#pageOf(Math.min(total - 1, to))];
    const pages = Array.from(
      { length: Math.max(0, end - begin + 1) },
      (_, index) => (begin + index) * this.#take,
    );
    return this.#isGoingDown ? pages : pages.toReversed();
  }

  /** Whether a page is in view or close enough to scroll into view at any moment. */
  isNear(skip: number): boolean {
    const reach = (AHEAD_PAGES + 1) * this.#take;
    return skip + reach > this.#first && skip - reach <= this.#last;
  }

  /** Whether any position of a page is in view. */
  isInView(skip: number, span: number): boolean {
    return skip + span > this.#first && skip <= this.#last;
  }

  #pageOf(position: number): number {
    return Math.floor(position / this.#take);
  }
}
