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
  { name: APP, measure: "sample", path: "/classifications", shows: "[role=listitem]", hasSample: true },
  { name: EMPTY, measure: "nothing", path: EMPTY_PATH, shows: "h1" },
];

/** First visits with a slow connection and processor and an empty cache. */
export async function measureLoad(
  openPage: () => Promise<BenchPage>,
  server: BenchServer,
  samples: Samples,
): Promise<void> {
  for (const { name, measure, path, shows, hasSample = false } of VISITS) {
    const bench = await openPage();
    server.files.length = 0;
    server.control.hasSample = hasSample;
    await throttle(bench);
    await bench.page.goto(`${server.origin}${path}`, { waitUntil: "commit" });
    const { fcp, lcp, tbt, shownAt } = await paints(bench, shows);
    server.control.hasSample = false;
    const files = server.files.filter(({ at }) => at <= shownAt);
    const kB = (ending: string): number =>
      files.reduce((sum, { path, bytes }) => (path.endsWith(ending) ? sum + bytes : sum), 0) / 1000;
    const figures = { FCP: fcp, LCP: lcp, TBT: tbt, JS: kB(".js"), CSS: kB(".css"), files: kB("") };
    // The empty page is compared with every page of the app.
    const measures = name === EMPTY ? VISITS.map(({ measure }) => measure) : [measure];
    for (const measure of measures)
      for (const [figure, value] of Object.entries(figures))
        samples.add(name, `load ${measure}: ${figure}`, value);
    await bench.close();
  }
}

/** In ms since navigation started. The data are painted at LCP, or, if something else is larger, when their first row is. */
async function paints(
  { page }: BenchPage,
  shows: string,
): Promise<{ fcp: number; lcp: number; tbt: number; shownAt: number }> {
  const shown = await page.evaluate(
    (shows) => window.plinthBench.untilPainted(() => document.querySelector(shows) !== null),
    shows,
  );
  // For work that the page does right afterwards.
  await rest(1500);
  return page.evaluate(async (shown) => {
    const entries = (type: string): Promise<PerformanceEntry[]> =>
      new Promise((resolve) => {
        const seen: PerformanceEntry[] = [];
        new PerformanceObserver((list) => seen.push(...list.getEntries())).observe({ type, buffered: true });
        setTimeout(() => resolve(seen), 100);
      });
    const [paint, lcps, tasks] = await Promise.all([
      entries("paint"),
      entries("largest-contentful-paint"),
      entries("longtask"),
    ]);
    const fcp = paint.find(({ name }) => name === "first-contentful-paint")?.startTime ?? Number.NaN;
    const lcp = Math.max(shown, lcps.at(-1)?.startTime ?? 0);
    const blocking = tasks.filter(({ startTime, duration }) => startTime + duration > fcp);
    const tbt = blocking.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
    return { fcp, lcp, tbt, shownAt: performance.timeOrigin + shown };
  }, shown);
}
