import { APP, EMPTY, EMPTY_PATH } from "../pages.ts";
import type { Samples } from "../samples.ts";
import type { BenchServer } from "../server.ts";
import { type BenchPage, rest, throttle } from "../session.ts";

/** What is there when a page is: rows of data in the app, the heading of the empty page. */
const PAGES = [
  { name: APP, path: "/classifications", shows: "[role=listitem]" },
  { name: EMPTY, path: EMPTY_PATH, shows: "h1" },
];

/** First visits on a slow line and a slow processor, with an empty cache. */
export async function measureLoad(
  openPage: () => Promise<BenchPage>,
  server: BenchServer,
  samples: Samples,
): Promise<void> {
  for (const { name, path, shows } of PAGES) {
    const bench = await openPage();
    server.fileBytes.clear();
    await throttle(bench);
    await bench.page.goto(`${server.origin}${path}`, { waitUntil: "commit" });
    const { fcp, lcp, tbt } = await paints(bench, shows);
    samples.add(name, "load: FCP", fcp);
    samples.add(name, "load: LCP with data", lcp);
    samples.add(name, "load: TBT", tbt);
    samples.add(name, "load: JS", (server.fileBytes.get(".js") ?? 0) / 1000);
    samples.add(name, "load: CSS", (server.fileBytes.get(".css") ?? 0) / 1000);
    await bench.close();
  }
}

/** In ms since the navigation began. The data is painted when LCP says so, or, where something else is larger, when its first row is. */
async function paints(
  { page }: BenchPage,
  shows: string,
): Promise<{ fcp: number; lcp: number; tbt: number }> {
  const shown = await page.evaluate(
    (shows) => window.plinthBench.untilPainted(() => document.querySelector(shows) !== null),
    shows,
  );
  // For whatever the page still does right after.
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
    return { fcp, lcp, tbt: blocking.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0) };
  }, shown);
}
