/**
 * Injected into each page before its own code: it only observes, at most once per frame. Its functions have names, so that a trace can
 * separate their time from the page's.
 */
interface Recorder {
  /** The time of the last key press or click, as in `performance.now()`. */
  inputAt: number;
  /** Resolves when the frame in which the condition became true has been painted. */
  readonly untilPainted: (isThere: () => boolean) => Promise<number>;
  /** The scroll container of a tree, list or grid. */
  readonly scrollerOf: (role: string) => Element;
  /** The number of rows of the same height in the scrollable content. */
  readonly rowsOf: (role: string, rowRole: string) => number;
  /** Records the time of each frame until the returned function is called, which returns the gaps between them. */
  readonly recordFrames: () => () => number[];
  /**
   * Records in each painted frame how many px of the view show no row, until the returned function is called, which returns the frames with
   * any.
   */
  readonly recordBlanks: (role: string, rowRole: string) => () => number[];
}

declare global {
  interface Window {
    plinthBench: Recorder;
  }
}

/** Runs in the page, so it must be self-contained. */
export function installRecorder(): void {
  const afterPaint = (then: () => void): void => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", function plinthBenchPainted() {
      port1.close();
      then();
    });
    port1.start();
    port2.postMessage(null);
  };
  const scrollerOf = (role: string): Element => {
    const root = document.querySelector(`[role=${role}]`) ?? document.body;
    // Some scroll by script elements that the browser would not scroll.
    const scrolls = (element: Element): boolean =>
      element.clientHeight > 100 &&
      element.scrollHeight > element.clientHeight * 1.2 &&
      /auto|scroll|hidden/.test(getComputedStyle(element).overflowY);
    const inside = [root, ...root.querySelectorAll(`:not([role=row], [role=treeitem])`)].find(scrolls);
    if (inside !== undefined) return inside;
    for (let element = root.parentElement; element !== null; element = element.parentElement)
      if (scrolls(element)) return element;
    return document.scrollingElement ?? document.body;
  };
  const rectsOf = (role: string, rowRole: string, atMost = Number.POSITIVE_INFINITY): DOMRect[] =>
    [...document.querySelectorAll(`[role=${role}] [role=${rowRole}]`)]
      .slice(0, atMost)
      .map((row) => row.getBoundingClientRect())
      .filter(({ height }) => height > 0)
      .toSorted((a, b) => a.top - b.top);

  window.plinthBench = {
    inputAt: 0,
    scrollerOf,
    untilPainted: (isThere) =>
      new Promise((resolve) => {
        requestAnimationFrame(function plinthBenchLook() {
          if (isThere()) afterPaint(() => resolve(performance.now()));
          else requestAnimationFrame(plinthBenchLook);
        });
      }),
    rowsOf: (role, rowRole) => {
      // A few rows are enough; measuring all would be slow on pages that render them all.
      const tops = rectsOf(role, rowRole, 60).map(({ top }) => top);
      // Headings may be higher, and the focused row may be far away.
      const pitches = tops.slice(1).map((top, index) => top - (tops[index] ?? top));
      return Math.round(scrollerOf(role).scrollHeight / Math.min(...pitches.filter((pitch) => pitch > 1)));
    },
    recordFrames: () => {
      const times: number[] = [];
      let isOn = true;
      requestAnimationFrame(function plinthBenchFrame(time) {
        times.push(time);
        if (isOn) requestAnimationFrame(plinthBenchFrame);
      });
      return () => {
        isOn = false;
        return times.slice(1).map((time, index) => time - (times[index] ?? time));
      };
    },
    recordBlanks: (role, rowRole) => {
      const blanks: number[] = [];
      const scroller = scrollerOf(role);
      let isOn = true;
      const look = (): void => {
        const view = scroller.getBoundingClientRect();
        // The space above the first and below the last row is not blank.
        const bottom = Math.min(view.bottom, view.top + scroller.scrollHeight - scroller.scrollTop);
        let reached = view.top;
        let blank = 0;
        for (const rect of rectsOf(role, rowRole)) {
          if (rect.top > reached) blank += Math.min(rect.top, bottom) - reached;
          reached = Math.max(reached, Math.min(rect.bottom, bottom));
        }
        blank += Math.max(0, bottom - reached);
        if (blank > 1) blanks.push(blank);
      };
      requestAnimationFrame(function plinthBenchView() {
        afterPaint(look);
        if (isOn) requestAnimationFrame(plinthBenchView);
      });
      return () => {
        isOn = false;
        return blanks;
      };
    },
  };
  for (const type of ["keydown", "click"]) {
    window.addEventListener(type, (event) => void (window.plinthBench.inputAt = event.timeStamp), {
      capture: true,
    });
  }
}
