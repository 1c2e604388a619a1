import type { ListPage } from "../pages.ts";
import type { Samples } from "../samples.ts";
import type { BenchServer } from "../server.ts";
import { type BenchPage, rest, wheel } from "../session.ts";
import { traced } from "../trace.ts";

const WHEEL = { by: 1120, distance: 280_000 };
const POINTER = { x: 640, y: 450 };

/** Scrolls through 20,000 requirements, or as many rows of a peer. */
export async function measureLois(
  bench: BenchPage,
  server: BenchServer,
  { name, path, role, rows }: ListPage,
  samples: Samples,
): Promise<void> {
  const { browser, page } = bench;
  await page.goto(`${server.origin}${path}`);
  await page.evaluate(
    ({ role, rows }) => window.plinthBench.untilPainted(() => window.plinthBench.rowsOf(role, "row") >= rows),
    { role, rows },
  );
  await page.mouse.move(POINTER.x, POINTER.y);
  await rest(1000);
  const frames = await page.evaluateHandle(() => window.plinthBench.recordFrames());
  const report = await traced(browser, page, () => wheel(bench, POINTER, WHEEL));
  const gaps = await frames.evaluate((stop) => stop());
  await rest(200);
  const scrolled = await page.evaluate((role) => window.plinthBench.scrollerOf(role).scrollTop, role);
  if (scrolled < WHEEL.distance * 0.95)
    throw new Error(`${name} was scrolled by ${scrolled} px instead of ${WHEEL.distance}.`);
  samples.add(name, "lois: frames over 50 ms", gaps.filter((gap) => gap > 51).length);
  samples.add(name, "lois: script", report.script);
}
