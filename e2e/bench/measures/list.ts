import { DEFAULT_TAKES } from "../../../src/core/api/paging/default-takes.ts";
import { APP, type ListPage } from "../pages.ts";
import type { Samples } from "../samples.ts";
import type { BenchServer } from "../server.ts";
import { type BenchPage, rest, wheel } from "../session.ts";
import { traced } from "../trace.ts";

const TAKE = 50;
const LATENCY_MS = 50;
const READ = 10_000;
const POINTER = { x: 640, y: 400 };
/** 25 rows per frame, that is 1,500 rows per second: faster than any list here can load. */
const WHEEL = { by: 1120, distance: 22_400 };

async function openList({ page }: BenchPage, server: BenchServer, path: string): Promise<void> {
  server.control.takes = { ...DEFAULT_TAKES, list: TAKE };
  await page.goto(`${server.origin}${path}`);
  await page.getByRole("listitem").first().waitFor();
  await page.mouse.move(POINTER.x, POINTER.y);
  await rest(500);
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
export async function measureList(
  open: () => Promise<BenchPage>,
  server: BenchServer,
  { name, path }: ListPage,
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
    samples.add(name, "list: rows per second", (READ / took) * 1000);
    samples.add(name, "list: script", script);
    await bench.close();
    if (name !== APP) return;

    const watched = await open();
    await openList(watched, server, path);
    const blanks = await watched.page.evaluateHandle(() =>
      window.plinthBench.recordBlanks("list", "listitem"),
    );
    await wheelToRow(watched, READ);
    const frames = await blanks.evaluate((stop) => stop());
    samples.add(name, "list: frames with a blank row", frames.length);
  } finally {
    server.control.latencyMs = 0;
    server.control.takes = DEFAULT_TAKES;
  }
}
