import { CLASSIFICATION } from "../catalogue.ts";
import { APP, EMPTY, EMPTY_PATH } from "../pages.ts";
import type { Samples } from "../samples.ts";
import type { BenchServer } from "../server.ts";
import { type BenchPage, rest, throttle } from "../session.ts";

/** What is painted on each page: data in the app, the heading of the empty page. */
const VISITS = [
  { name: APP, measure: "overview", path: "/", shows: "main li > span" },
  { name: APP, measure: "classifications", path: "/classifications", shows: "[role=listitem]" },
  { name: APP, measure: "tree", path: `/classifications/${CLASSIFICATION}`, shows: "[role=treeitem]" },
  { name: EMPTY, measure: "nothing", path: EMPTY_PATH, shows: "h1" },
];

/** First visits with a slow connection and processor and an empty cache. */
export async function measureLoad(
  openPage: () => Promise<BenchPage>,
  server: BenchServer,
  samples: Samples,
): Promise<void> {
  for (const { name, measure, path, shows } of VISITS) {
    const bench = await openPage();
    server.files.length = 0;
    await throttle(bench);
    await bench.page.goto(`${server.origin}${path}`, { waitUntil: "commit" });
    const { lcp, shownAt } = await paints(bench, shows);
    const files = server.files.filter(({ at }) => at <= shownAt);
    const kB = (ending: string): number =>
      files.reduce((sum, { path, bytes }) => (path.endsWith(ending) ? sum + bytes : sum), 0) / 1000;
    const figures = { LCP: lcp, JS: kB(".js"), CSS: kB(".css") };
    // The empty page is compared with every page of the app.
    const measures = name === EMPTY ? VISITS.map(({ measure }) => measure) : [measure];
    for (const measure of measures)
      for (const [figure, value] of Object.entries(figures))
        samples.add(name, `load ${measure}: ${figure}`, value);
    await bench.close();
  }
}

/** In ms since navigation started. The data are painted at LCP, or, if something else is larger, when their first row is. */
async function paints({ page }: BenchPage, shows: string): Promise<{ lcp: number; shownAt: number }> {
  const shown = await page.evaluate(
    (shows) => window.plinthBench.untilPainted(() => document.querySelector(shows) !== null),
    shows,
  );
  // For work that the page does right afterwards.
  await rest(1500);
  return page.evaluate(async (shown) => {
    const seen: PerformanceEntry[] = [];
    new PerformanceObserver((list) => seen.push(...list.getEntries())).observe({
      type: "largest-contentful-paint",
      buffered: true,
    });
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
    const lcp = Math.max(shown, seen.at(-1)?.startTime ?? 0);
    return { lcp, shownAt: performance.timeOrigin + shown };
  }, shown);
}
