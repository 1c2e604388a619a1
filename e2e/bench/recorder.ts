/**
 * What the benchmark puts into each page before its own code: it only looks, at most once a frame. Its functions have names by which their
 * time can be told from the page's in a trace.
 */
interface Recorder {
  /** When the last key or click came in, in the time of `performance.now()`. */
  inputAt: number;
  /** Resolves when the frame in which something was there has been painted. */
  readonly untilPainted: (isThere: () => boolean) => Promise<number>;
  /** The element in which a tree, list or grid scrolls. */
  readonly scrollerOf: (role: string) => Element;
  /** How many rows of the same height fit into all that can be scrolled. */
  readonly rowsOf: (role: string, rowRole: string) => number;
  /** Notes the time of each frame until it is called off; then the gaps between them. */
  readonly recordFrames: () => () => number[];
  /** Looks in each painted frame how many px of the view show no row until it is called off; then the frames with any. */
  readonly recordBlanks: (role: string, rowRole: string) => () => number[];
}

declare global {
  interface Window {
    plinthBench: Recorder;
  }
}

/** Runs in the page, so it can use nothing from outside. */
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
    // Some scroll by script what the browser would not.
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
      // A few will do, and for a page that draws them all, looking at all would take its time.
      const tops = rectsOf(role, rowRole, 60).map(({ top }) => top);
      // Headings may be higher, and what has the focus may be far away.
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
        // What is above the beginning and below the end is nobody's row.
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
