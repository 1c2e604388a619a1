import { DEFAULT_TAKES } from "../../../src/core/api/paging/default-takes.ts";
import { COUNTS } from "../catalogue.ts";
import { APP } from "../pages.ts";
import { median, type Samples } from "../samples.ts";
import type { BenchServer } from "../server.ts";
import { type BenchPage, rest, wheel } from "../session.ts";
import { traced } from "../trace.ts";

const TAKE = 500;
/** The pages at the start and at the end that are compared; the very first ones are warm-up. */
const COMPARED = 20;
const WARM_UP = 5;
const POINTER = { x: 640, y: 400 };
const SCROLL = { by: 200, distance: 20_000 };

/** Loads the list of 100,000 construction objects to its end with 'Load more', 500 at a time. */
export async function measureInfiniteList(
  bench: BenchPage,
  server: BenchServer,
  samples: Samples,
): Promise<void> {
  const { page } = bench;
  server.control.takes = { ...DEFAULT_TAKES, list: TAKE };
  server.requests.length = 0;
  try {
    await page.goto(`${server.origin}/construction-objects`);
    await page.getByRole("listitem").first().waitFor();
    await page.mouse.move(POINTER.x, POINTER.y);
    await rest(500);
    const times: number[] = [];
    let half = 0;
    const beginning = await scrollAt(bench, 0);
    for (let loaded = TAKE; loaded < COUNTS.constructionObjects;) {
      const { ms, count } = await nextPage(bench);
      times.push(ms);
      const middle = COUNTS.constructionObjects / 2;
      if (loaded < middle && count >= middle) half = await scrollAt(bench, middle);
      loaded = count;
    }
    samples.add(APP, "infinite list: ms per page at first", median(times.slice(WARM_UP, WARM_UP + COMPARED)));
    samples.add(APP, "infinite list: ms per page at last", median(times.slice(-COMPARED)));
    samples.add(APP, "infinite list: script of scrolling at 50", beginning);
    samples.add(APP, "infinite list: script of scrolling at 50,000", half);
    const sent = server.requests.map(({ method, url, body }) => `${method} ${url} ${body}`);
    samples.add(APP, "infinite list: requests twice", sent.length - new Set(sent).size);
  } finally {
    server.control.takes = DEFAULT_TAKES;
  }
}

/** Presses 'Load more'; returns the time until more items are painted in ms, and their number. */
async function nextPage({ page }: BenchPage): Promise<{ readonly ms: number; readonly count: number }> {
  const watch = await page.evaluateHandle(() => {
    const count = (): number =>
      Math.max(
        ...[...document.querySelectorAll("[role=status]")].map(({ textContent }) =>
          / of /.test(textContent) ? Number.parseInt(textContent.replaceAll(",", ""), 10) : 0,
        ),
      );
    const before = count();
    const took = window.plinthBench
      .untilPainted(() => count() > before)
      .then((painted) => ({ ms: painted - window.plinthBench.inputAt, count: count() }));
    return { took };
  });
  await page.getByRole("button", { name: "Load more" }).click();
  return watch.evaluate(({ took }) => took);
}

/** Script time for scrolling to the end of this many rows. */
async function scrollAt(bench: BenchPage, rows: number): Promise<number> {
  const { browser, page } = bench;
  await page.evaluate(
    ([rows, distance]) => {
      const { scrollerOf, rowsOf } = window.plinthBench;
      const scroller = scrollerOf("list");
      const pitch = scroller.scrollHeight / rowsOf("list", "listitem");
      scroller.scrollTop = Math.max(0, rows * pitch - distance - 2 * scroller.clientHeight);
    },
    [rows, SCROLL.distance] as const,
  );
  await rest();
  const { script } = await traced(browser, page, () => wheel(bench, POINTER, SCROLL));
  await rest();
  return script;
}
