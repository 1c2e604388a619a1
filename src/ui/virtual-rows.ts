import { createStore } from "#lib/store.ts";
import type { RowHeights } from "./row-heights.ts";
import { isElsewhere, NO_ROWS, type RowRange } from "./row-range.ts";

/** Rows drawn beyond those in view: where the scrolling goes to, and where it comes from. */
const AHEAD = 10;
const BEHIND = 4;
/** Once fewer than these are left beyond those in view, others are drawn. After a jump there are no more at first, since another may come. */
const MARGIN = 2;
/** When the view has jumped, what surrounds it is drawn once it has rested for so long, in ms. */
const REST_MS = 100;
/** Lists no longer than this are drawn whole, so that they can be searched and printed by the browser. */
const DRAWN_WHOLE = 30;
/** Heights that differ by less are taken for the same, in px. */
const TOLERANCE = 0.5;

type Place = { readonly pane: HTMLElement; readonly list: HTMLElement };

/**
 * Which rows of a long list to draw. They stand one below the other beneath a padding as high as all rows before them, so that none has a
 * place to be kept up, and one that is higher than expected moves nothing in view. Heights are read when the page has been laid out anyway.
 */
export class VirtualRows {
  readonly heights: RowHeights;
  /** The rows to draw; another object whenever they have to be drawn anew. */
  readonly drawn = createStore(NO_ROWS);
  /** The rows in view, or the nearest one where none is; another object whenever they are others. */
  readonly inView = createStore(NO_ROWS);
  #place: Place | null = null;
  #count = 0;
  /** How far the top of the view is below that of the list, and how high it is. */
  #view = { top: 0, height: 0 };
  #isGoingDown = true;
  #width = 0;
  /** The rows that stand on the page, and what they show. */
  #onPage: { rows: RowRange; content: unknown } = { rows: NO_ROWS, content: null };
  #isMeasured = true;
  #hasFocus = false;
  #isRowFocused = false;
  #rest: ReturnType<typeof setTimeout> | undefined;
  /** By how much to scroll once the page has what makes room for it. */
  #scrollBy = 0;

  constructor(heights: RowHeights) {
    this.heights = heights;
  }

  /** Begins to follow the view; returns how to end it. */
  attach(pane: HTMLElement, list: HTMLElement): () => void {
    this.#place = { pane, list };
    this.#width = list.clientWidth;
    const scrolled = (): void => this.#look(false);
    const observer = new ResizeObserver(() => this.#resized());
    // Whatever stands above the list moves it when it grows, and what surrounds both grows as well.
    for (let around: Element | null = list; around !== null; around = around.parentElement) {
      observer.observe(around);
      if (around === pane) break;
    }
    pane.addEventListener("scroll", scrolled, { passive: true });
    this.#look(false);
    return () => {
      observer.disconnect();
      pane.removeEventListener("scroll", scrolled);
      clearTimeout(this.#rest);
      this.#place = null;
    };
  }

  /** To be called when rows were drawn, before they are painted; `content` is another value whenever they may show something else. */
  drew(rows: RowRange, count: number, content: unknown): void {
    const before = this.#onPage;
    this.#onPage = { rows, content };
    this.#count = count;
    this.#isMeasured = false;
    if (this.#place === null) return;
    const { pane, list } = this.#place;
    if (this.#scrollBy !== 0) pane.scrollTop += this.#scrollBy;
    this.#scrollBy = 0;
    if (this.#hasFocus && document.activeElement === document.body) list.focus({ preventScroll: true });
    // What stands above the view and is not as high as expected would move what is in view.
    const cameAbove = rows.first < before.rows.first && rows.last >= before.rows.first;
    const mayMove = !this.heights.isKnown || cameAbove || content !== before.content;
    this.#choose(mayMove && this.#keepPlace(() => this.#measure()));
  }

  /** Brings a row into view, by the shortest way or into the middle. */
  scrollTo(index: number, align: "nearest" | "center"): void {
    const { top, height } = this.#view;
    const begin = this.heights.offsetOf(index);
    const end = begin + this.heights.heightOf(index);
    if (this.#place === null || (align === "nearest" && begin >= top && end <= top + height)) return;
    const nearest = begin < top ? begin : end - height;
    const wanted = align === "center" ? (begin + end - height) / 2 : nearest;
    this.#place.pane.scrollTop += wanted - top;
    this.#look(false);
  }

  /** Whether the focus was in a row when the rows to draw were chosen. */
  get isRowFocused(): boolean {
    return this.#isRowFocused;
  }

  /** @param hasChanged whether everything has to be drawn anew in any case */
  #look(hasChanged: boolean): void {
    if (this.#place === null) return;
    const { pane, list } = this.#place;
    const hasMeasured = this.#measure();
    const top = pane.getBoundingClientRect().top - list.getBoundingClientRect().top;
    if (Math.abs(top - this.#view.top) >= 1) this.#isGoingDown = top > this.#view.top;
    this.#view = { top, height: pane.clientHeight };
    this.#choose(hasChanged || hasMeasured);
  }

  #resized(): void {
    const width = this.#place?.list.clientWidth ?? 0;
    const isOther = width !== this.#width;
    this.#width = width;
    if (isOther) {
      this.#keepPlace(() => {
        this.heights.reset(this.heights.expected);
        this.#isMeasured = false;
        return this.#measure();
      });
    }
    this.#look(isOther);
  }

  #keepPlace(change: () => boolean): boolean {
    const { top } = this.#view;
    const anchor = this.heights.indexAt(top, this.#count);
    const before = this.heights.offsetOf(anchor);
    const hasChanged = change();
    if (top > 0) this.#scrollBy += this.heights.offsetOf(anchor) - before;
    return hasChanged;
  }

  /** Reads how high the rows on the page are. Returns whether any is not as high as was thought. */
  #measure(): boolean {
    const [top, bottom] = [this.#place?.list.firstElementChild, this.#place?.list.lastElementChild];
    if (this.#isMeasured || top == null || bottom == null) return false;
    this.#isMeasured = true;
    const { first, last } = this.#onPage.rows;
    const height = bottom.getBoundingClientRect().bottom - top.getBoundingClientRect().top;
    const expected = this.heights.offsetOf(last + 1) - this.heights.offsetOf(first);
    const isAsExpected = Math.abs(height - expected) < TOLERANCE;
    if (isAsExpected && this.heights.isKnown) return false;
    const rows = [...(this.#place?.list.querySelectorAll<HTMLElement>("[data-row]") ?? [])];
    const loaded = rows.flatMap((row, place) =>
      row.dataset["row"] === "skeleton"
        ? []
        : [{ index: first + place, height: row.getBoundingClientRect().height }],
    );
    this.#expect(loaded.map((row) => row.height));
    for (const { index, height } of loaded)
      if (Math.abs(height - this.heights.heightOf(index)) >= TOLERANCE) this.heights.set(index, height);
    return !isAsExpected;
  }

  /** Expects of all rows what the first ones are. */
  #expect(heights: readonly number[]): void {
    const median = heights.toSorted((a, b) => a - b)[heights.length >> 1];
    if (this.heights.isKnown || median === undefined) return;
    if (Math.abs(median - this.heights.expected) >= TOLERANCE) this.heights.reset(median);
    this.heights.isKnown = true;
  }

  /** Chooses the rows to draw: those in view and some around them, the nearest ones where none is in view. */
  #choose(hasChanged: boolean, least = MARGIN): void {
    const { top, height } = this.#view;
    const end = this.#count - 1;
    const first = this.heights.indexAt(top, this.#count);
    const last = Math.min(end, this.heights.indexAt(top + height - 1, this.#count));
    const before = this.inView.get();
    const { first: from, last: to } = this.drawn.get();
    const isShort = this.#count <= DRAWN_WHOLE;
    const margin = isShort ? DRAWN_WHOLE : least;
    const isEnough = from <= Math.max(0, first - margin) && to >= Math.min(end, last + margin) && to <= end;
    if (!isEnough) {
      const hasJumped = !isShort && from <= to && isElsewhere({ first, last }, before);
      const [ahead, behind] = isShort ? [margin, margin] : hasJumped ? [MARGIN, MARGIN] : [AHEAD, BEHIND];
      const [above, below] = this.#isGoingDown ? [behind, ahead] : [ahead, behind];
      this.#draw({ first: Math.max(0, first - above), last: Math.min(end, last + below) });
      clearTimeout(this.#rest);
      if (hasJumped) this.#rest = setTimeout(() => this.#choose(false, BEHIND), REST_MS);
    } else if (hasChanged) this.#draw({ first: from, last: to });
    if (before.first !== first || before.last !== last) this.inView.set({ first, last });
  }

  #draw(rows: RowRange): void {
    const list = this.#place?.list;
    this.#hasFocus = list?.contains(document.activeElement) === true;
    this.#isRowFocused = this.#hasFocus && list !== document.activeElement;
    this.drawn.set(rows);
  }
}
