import { COUNTS } from "../catalogue.ts";
import { APP } from "../pages.ts";
import { median, type Samples } from "../samples.ts";
import { type BenchServer, DEFAULT_TAKES } from "../server.ts";
import { type BenchPage, rest, wheel } from "../session.ts";
import { traced } from "../trace.ts";

const TAKE = 500;
const PAGES = COUNTS.constructionObjects / TAKE;
/** Pages at the beginning and at the end that are compared; the very first are spent on warming up. */
const COMPARED = 20;
const WARM_UP = 5;
const POINTER = { x: 640, y: 400 };
const SCROLL = { by: 200, distance: 20_000 };

/** Reads the list of construction objects, which has 100,000, to its end by the wheel. */
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
    const beginning = await scrollAt(bench);
    for (let loaded = 1; loaded < PAGES; loaded += 1) {
      times.push(await nextPage(bench, loaded));
      if (loaded === PAGES / 2) half = await scrollAt(bench);
    }
    samples.add(APP, "infinite list: ms per page at first", median(times.slice(WARM_UP, WARM_UP + COMPARED)));
    samples.add(APP, "infinite list: ms per page at last", median(times.slice(-COMPARED)));
    samples.add(APP, "infinite list: script of scrolling at 50", beginning);
    samples.add(APP, "infinite list: script of scrolling at 50,000", half);
    const asked = server.requests.map(({ method, url, body }) => `${method} ${url} ${body}`);
    samples.add(APP, "infinite list: requests twice", asked.length - new Set(asked).size);
  } finally {
    server.control.takes = DEFAULT_TAKES;
  }
}

/** Wheels to the end of what is loaded; ms until the next page has been painted. */
async function nextPage({ page }: BenchPage, loaded: number): Promise<number> {
  const wanted = `${new Intl.NumberFormat("en").format((loaded + 1) * TAKE)} of `;
  const watch = await page.evaluateHandle((wanted) => {
    let scrolledAt = 0;
    const note = (event: Event): void => void (scrolledAt ||= event.timeStamp);
    window.addEventListener("wheel", note, { capture: true, passive: true });
    const watch = async (): Promise<number> => {
      const painted = await window.plinthBench.untilPainted(() =>
        [...document.querySelectorAll("[role=status]")].some((status) =>
          status.textContent.startsWith(wanted),
        ),
      );
      window.removeEventListener("wheel", note, { capture: true });
      return painted - scrolledAt;
    };
    return { took: watch() };
  }, wanted);
  await page.mouse.wheel(0, 10_000_000);
  return watch.evaluate(({ took }) => took);
}

/** Script time for scrolling back from where the list is, and there again. */
async function scrollAt(bench: BenchPage): Promise<number> {
  const { browser, page } = bench;
  // At the beginning there is nothing to go back to.
  const isAtTop = await page.evaluate(() => window.plinthBench.scrollerOf("list").scrollTop === 0);
  const distance = isAtTop ? SCROLL.distance : -SCROLL.distance;
  await rest();
  const { script } = await traced(browser, page, () => wheel(bench, POINTER, { ...SCROLL, distance }));
  await wheel(bench, POINTER, { ...SCROLL, distance: -distance });
  await rest();
  return script;
}
