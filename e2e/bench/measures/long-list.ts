import { DEFAULT_TAKES } from "../../../src/core/api/paging/default-takes.ts";
import { COUNTS } from "../catalogue.ts";
import { APP, EMPTY_PATH, type LongListPage } from "../pages.ts";
import type { Samples } from "../samples.ts";
import type { BenchServer } from "../server.ts";
import { type BenchPage, heapAfterCollection, rest, wheel } from "../session.ts";
import { traced } from "../trace.ts";

const TAKE = 50;
const LATENCY_MS = 50;
const READ = 10_000;
const POINTER = { x: 640, y: 400 };
/** 25 rows per frame, that is 1,500 rows per second: faster than any list here can load. */
const WHEEL = { by: 1120, distance: 22_400 };
/** The number of frames for scrolling through all loaded items. */
const FRAMES = 400;

async function openList({ page }: BenchPage, server: BenchServer, path: string): Promise<void> {
  server.control.takes = { ...DEFAULT_TAKES, list: TAKE };
  await page.goto(`${server.origin}${path}`);
  await page.getByRole("listitem").first().waitFor();
  await page.mouse.move(POINTER.x, POINTER.y);
  await rest(500);
  server.requests.length = 0;
}

/** Scrolls until a row is rendered; returns the time from the first wheel event in ms. */
async function wheelToRow(bench: BenchPage, row: number): Promise<number> {
  const watch = await bench.page.evaluateHandle((row) => {
    let begin = 0;
    window.addEventListener("wheel", (event) => void (begin ||= event.timeStamp), { passive: true });
    const isThere = (): boolean =>
      Number([...document.querySelectorAll("[role=listitem]")].at(-1)?.ariaPosInSet) >= row;
    return { took: window.plinthBench.untilPainted(isThere).then((painted) => painted - begin) };
  }, row);
  let took = 0;
  const done = watch.evaluate(({ took }) => took).then((ms) => (took = ms));
  while (took === 0) await wheel(bench, POINTER, WHEEL);
  return done;
}

/** Scrolls through 10,000 rows in pages of 50, each with a latency of 50 ms. */
export async function measureReading(
  open: () => Promise<BenchPage>,
  server: BenchServer,
  { name, path }: LongListPage,
  samples: Samples,
): Promise<void> {
  const bench = await open();
  try {
    server.control.latencyMs = LATENCY_MS;
    await openList(bench, server, path);
    let took = 0;
    const { script } = await traced(bench.browser, bench.page, async () => {
      took = await wheelToRow(bench, READ);
    });
    samples.add(name, "long list: rows per second", (READ / took) * 1000);
    samples.add(name, "long list: script of reading", script);
    // Scrolling continues for a moment after that.
    const skips = server.requests.map(({ url }) =>
      Number(new URL(url, server.origin).searchParams.get("Skip")),
    );
    samples.add(name, "long list: requests", skips.filter((skip) => skip < READ).length);
    await bench.close();
    if (name !== APP) return;

    const watched = await open();
    await openList(watched, server, path);
    const blanks = await watched.page.evaluateHandle(() =>
      window.plinthBench.recordBlanks("list", "listitem"),
    );
    await wheelToRow(watched, READ);
    const frames = await blanks.evaluate((stop) => stop());
    samples.add(name, "long list: frames with a blank row", frames.length);
  } finally {
    server.control.latencyMs = 0;
    server.control.takes = DEFAULT_TAKES;
  }
}

/** Presses 'Load more' until all 100,000 items are loaded, 50 at a time, scrolls through them, and measures the heap. */
export async function measureWhole(
  open: () => Promise<BenchPage>,
  server: BenchServer,
  { name, path }: LongListPage,
  samples: Samples,
): Promise<void> {
  const bench = await open();
  const { browser, page } = bench;
  try {
    await page.goto(`${server.origin}${EMPTY_PATH}`);
    const empty = await heapAfterCollection(bench);
    await openList(bench, server, path);
    samples.add(
      name,
      "long list: load all",
      await page.evaluate(pressUntilWhole, COUNTS.constructionObjects),
    );
    await page.evaluate(() => void (window.plinthBench.scrollerOf("list").scrollTop = 0));
    await rest();
    const { script } = await traced(browser, page, () => page.evaluate(scrollThrough, FRAMES));
    samples.add(name, "long list: script of scrolling through all", script);
    await rest(2000);
    const heap = await heapAfterCollection(bench);
    samples.add(name, "long list: heap over empty page", (heap - empty) / 1e6);
    samples.add(name, "long list: heap", heap / 1e6);
  } finally {
    server.control.takes = DEFAULT_TAKES;
  }
}

/** Runs in the page. */
function pressUntilWhole(total: number): Promise<number> {
  const loaded = (): number => {
    const status = [...document.querySelectorAll("[role=status]")].find(({ textContent }) =>
      / of 1/.test(textContent),
    );
    return Number(status?.textContent.split(" ")[0]?.replaceAll(",", ""));
  };
  return new Promise((resolve) => {
    const begin = performance.now();
    let pressedAt = 0;
    const press = function plinthBenchPress(): void {
      const count = loaded();
      if (count >= total) {
        observer.disconnect();
        resolve(performance.now() - begin);
        return;
      }
      const button = [...document.querySelectorAll("button")].find(
        ({ textContent }) => textContent === "Load more",
      );
      if (count === pressedAt || button === undefined || button.ariaBusy === "true") return;
      pressedAt = count;
      button.click();
    };
    const observer = new MutationObserver(press);
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    press();
  });
}

/** Runs in the page. */
function scrollThrough(frames: number): Promise<void> {
  const scroller = window.plinthBench.scrollerOf("list");
  const distance = scroller.scrollHeight - scroller.clientHeight;
  return new Promise((resolve) => {
    let frame = 0;
    requestAnimationFrame(function plinthBenchScroll() {
      frame += 1;
      scroller.scrollTop = (distance * frame) / frames;
      if (frame < frames) requestAnimationFrame(plinthBenchScroll);
      else requestAnimationFrame(() => resolve());
    });
  });
}
