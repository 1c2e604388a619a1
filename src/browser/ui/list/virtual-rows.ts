import { createStore, type Store } from "#core/lib/store.ts";
import type { RowHeights } from "./row-heights.ts";
import { isMostlyElsewhere, NO_ROWS, type RowRange } from "./row-range.ts";

/** Rows rendered beyond the view: in the scroll direction, and against it. */
const AHEAD = 10;
const BEHIND = 4;
/** Once fewer rows than this are rendered beyond the view, more are rendered. */
const MARGIN = 2;
/** After a jump, the rows ahead are rendered once the view has rested for this long, since another jump may follow. In ms. */
const REST_MS = 200;
/** Smaller differences of height are ignored, in px. */
const TOLERANCE = 0.5;

type Elements = { readonly pane: HTMLElement; readonly list: HTMLElement };

/** The offset of the top of the view from the top of the list, and the height of the view. */
type View = { top: number; readonly height: number };

/**
 * Decides which rows of a long list to render. The rendered rows are in normal flow below a padding as high as all rows before them: no row
 * is positioned individually, and a row that is higher than expected does not move the rows in view. Heights are read only when the layout
 * is up to date anyway.
 */
export class VirtualRows {
  readonly heights: RowHeights;
  /** The rows to render; a new object whenever they have to be rendered again. */
  readonly renderedRange: Store<RowRange>;
  /** The rows in view, or the nearest one if there are none; a new object whenever they change. */
  readonly inView = createStore(NO_ROWS);
  readonly #wholeUpTo: number;
  #elements: Elements | null = null;
  #count = 0;
  #view: View = { top: 0, height: 0 };
  #isGoingDown = true;
  /** Whether the rendered rows are those of a jump, without any ahead. */
  #hasJumped = false;
  #width = 0;
  /** The height of the pane when it was last resized. */
  #paneHeight = 0;
  /** The rendered rows and their content. */
  #onPage: { rows: RowRange; content: unknown } = { rows: NO_ROWS, content: null };
  #isMeasured = true;
  #hasFocus = false;
  #isRowFocused = false;
  #rest: ReturnType<typeof setTimeout> | undefined;
  /** The distance to scroll after the next render, which makes room for it. */
  #scrollBy = 0;

  /**
   * @param initial the rows rendered at first
   * @param wholeUpTo up to this many rows, all are rendered
   */
  constructor(heights: RowHeights, initial = NO_ROWS, wholeUpTo = 30) {
    this.heights = heights;
    this.#wholeUpTo = wholeUpTo;
    this.renderedRange = createStore(initial);
  }

  /** Starts to follow the view; returns a function that stops it. */
  attach(pane: HTMLElement, list: HTMLElement): () => void {
    this.#elements = { pane, list };
    this.#width = list.clientWidth;
    this.#paneHeight = pane.clientHeight;
    const scrolled = (): void => this.#update(false);
    const observer = new ResizeObserver(() => this.#resized());
    // The list moves when anything above it grows, and the elements around both then grow too.
    for (let around: Element | null = list; around !== null; around = around.parentElement) {
      // Not the content box, which changes with the padding that stands for other rows.
      observer.observe(around, { box: "border-box" });
      if (around === pane) break;
    }
    pane.addEventListener("scroll", scrolled, { passive: true });
    this.#update(false);
    return () => {
      observer.disconnect();
      pane.removeEventListener("scroll", scrolled);
      clearTimeout(this.#rest);
      this.#elements = null;
    };
  }

  /** Call it after rows were rendered and before they are painted; `content` is a new value whenever rows may show something else. */
  onRendered(rows: RowRange, count: number, content: unknown): void {
    const before = this.#onPage;
    this.#onPage = { rows, content };
    // The browser will scroll back where rows at the end have gone.
    const end = Math.max(0, this.heights.offsetOf(count) - this.#view.height);
    if (count < this.#count) this.#view.top = Math.min(this.#view.top, end);
    this.#count = count;
    this.#isMeasured = false;
    if (this.#elements === null) return;
    const { pane, list } = this.#elements;
    if (this.#scrollBy !== 0) pane.scrollTop += this.#scrollBy;
    this.#scrollBy = 0;
    if (this.#hasFocus && document.activeElement === document.body) list.focus({ preventScroll: true });
    // By the next change of the content the user may have left the list.
    this.#hasFocus = false;
    // Rows above the view that are not as high as expected would move the rows in view.
    const hasRowsAbove = rows.first < before.rows.first && rows.last >= before.rows.first;
    const mayMove = !this.heights.isKnown || hasRowsAbove || content !== before.content;
    const hasChanged = mayMove && this.#keepPosition(() => this.#measure());
    this.#choose(hasChanged, this.#hasJumped ? 0 : MARGIN);
  }

  /** Scrolls a row into view: to the nearest edge, or to the centre. */
  scrollTo(index: number, align: "nearest" | "center"): void {
    if (this.#elements === null) return;
    // The pane may have become lower since the view was read.
    const { top, height } = readView(this.#elements);
    const begin = this.heights.offsetOf(index);
    const end = begin + this.heights.heightOf(index);
    if (align === "nearest" && begin >= top && end <= top + height) return;
    const nearest = begin < top ? begin : end - height;
    this.scrollBy((align === "center" ? (begin + end - height) / 2 : nearest) - top);
  }

  /** Scrolls by a distance in px, for which the rendered rows make room. */
  scrollBy(distance: number): void {
    if (this.#elements === null || distance === 0) return;
    this.#elements.pane.scrollTop += distance;
    this.#update(false);
  }

  /** Whether a row had the focus when the rows to render were chosen. */
  get isRowFocused(): boolean {
    return this.#isRowFocused;
  }

  /** @param hasChanged whether to render in any case */
  #update(hasChanged: boolean): void {
    if (this.#elements === null) return;
    const hasMeasured = this.#measure();
    const view = readView(this.#elements);
    if (Math.abs(view.top - this.#view.top) >= 1) this.#isGoingDown = view.top > this.#view.top;
    this.#view = view;
    this.#choose(hasChanged || hasMeasured);
  }

  #resized(): void {
    this.#keepFocusInView();
    const width = this.#elements?.list.clientWidth ?? 0;
    const isOther = width !== this.#width;
    this.#width = width;
    // A row may have grown.
    this.#isMeasured = false;
    const hasChanged = this.#keepPosition(() => {
      if (isOther) this.heights.reset(this.heights.expected);
      return this.#measure();
    });
    this.#update(isOther || hasChanged);
  }

  /** A focused row of a tree that was in view stays so when the pane becomes lower, for example because a note appears below it. */
  #keepFocusInView(): void {
    const focused = document.activeElement;
    if (this.#elements === null || focused === null || !this.heights.isFixed) return;
    const { pane, list } = this.#elements;
    // Not the height of the view: if the list was scrolled in this frame, it has been read since the pane became lower.
    const lost = this.#paneHeight - pane.clientHeight;
    this.#paneHeight = pane.clientHeight;
    if (focused === list || !list.contains(focused)) return;
    const hidden = focused.getBoundingClientRect().bottom - pane.getBoundingClientRect().bottom;
    // The heights are rounded.
    if (hidden > 0 && hidden < lost + 1) pane.scrollTop += hidden;
  }

  /** Keeps the first row in view where it is. */
  #keepPosition(change: () => boolean): boolean {
    const anchor = this.heights.indexAt(this.#view.top, this.#count);
    const before = this.heights.offsetOf(anchor);
    const hasChanged = change();
    this.#scrollBy += this.heights.offsetOf(anchor) - before;
    return hasChanged;
  }

  /** Measures the rendered rows. Returns whether any height differs from the expected one. */
  #measure(): boolean {
    const [top, bottom] = [this.#elements?.list.firstElementChild, this.#elements?.list.lastElementChild];
    if (this.heights.isFixed || this.#isMeasured || top == null || bottom == null) return false;
    const { first, last } = this.#onPage.rows;
    const height = bottom.getBoundingClientRect().bottom - top.getBoundingClientRect().top;
    // Hidden rows have no height; they are measured once they are shown.
    if (height === 0) return false;
    this.#isMeasured = true;
    const expected = this.heights.offsetOf(last + 1) - this.heights.offsetOf(first);
    const isAsExpected = Math.abs(height - expected) < TOLERANCE;
    if (isAsExpected && this.heights.isKnown) return false;
    const rows = [...(this.#elements?.list.querySelectorAll<HTMLElement>(":scope > [data-row]") ?? [])];
    const loaded = rows.flatMap((row, position) =>
      row.dataset["row"] === "skeleton"
        ? []
        : [{ index: first + position, height: row.getBoundingClientRect().height }],
    );
    this.#expect(loaded.map((row) => row.height));
    for (const { index, height } of loaded)
      if (Math.abs(height - this.heights.heightOf(index)) >= TOLERANCE) this.heights.set(index, height);
    return !isAsExpected;
  }

  /** Takes the median height of the first rows as the expected height of all rows. */
  #expect(heights: readonly number[]): void {
    const median = heights.toSorted((a, b) => a - b)[heights.length >> 1];
    if (this.heights.isKnown || median === undefined) return;
    if (Math.abs(median - this.heights.expected) >= TOLERANCE) this.heights.reset(median);
    this.heights.isKnown = true;
  }

  /** Chooses the rows to render: those in view and some around them; the nearest ones if none is in view. */
  #choose(hasChanged: boolean, least = MARGIN): void {
    const { top, height } = this.#view;
    const end = this.#count - 1;
    const first = this.heights.indexAt(top, this.#count);
    const last = Math.min(end, this.heights.indexAt(top + height - 1, this.#count));
    const before = this.inView.get();
    const { first: from, last: to } = this.renderedRange.get();
    const isShort = this.#count <= this.#wholeUpTo;
    const margin = isShort ? this.#count : least;
    const isEnough = from <= Math.max(0, first - margin) && to >= Math.min(end, last + margin) && to <= end;
    if (!isEnough) {
      this.#hasJumped = !isShort && from <= to && isMostlyElsewhere({ first, last }, before);
      const [ahead, behind] = isShort ? [margin, margin] : [this.#hasJumped ? 0 : AHEAD, BEHIND];
      const [above, below] = this.#isGoingDown ? [behind, ahead] : [ahead, behind];
      this.#render({ first: Math.max(0, first - above), last: Math.min(end, last + below) });
      clearTimeout(this.#rest);
      if (this.#hasJumped) this.#rest = setTimeout(() => this.#choose(false, BEHIND), REST_MS);
    } else if (hasChanged) this.#render({ first: from, last: to });
    if (before.first !== first || before.last !== last) this.inView.set({ first, last });
  }

  #render(rows: RowRange): void {
    const list = this.#elements?.list;
    this.#hasFocus = list?.contains(document.activeElement) === true;
    this.#isRowFocused = this.#hasFocus && list !== document.activeElement;
    this.renderedRange.set(rows);
  }
}

function readView({ pane, list }: Elements): View {
  return {
    top: pane.getBoundingClientRect().top - list.getBoundingClientRect().top,
    height: pane.clientHeight,
  };
}
