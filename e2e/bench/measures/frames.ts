import { APP } from "../pages.ts";
import type { Samples } from "../samples.ts";
import { type BenchPage, rest, slowProcessor } from "../session.ts";
import { traced } from "../trace.ts";

const FRAMES = 300;
const STEP = 700;
/** How many times slower than at full speed. */
export const RATES = [1, 4];

/** Scrolls a tree or list by 700 px in each of 300 frames, at full speed and with a slower processor. */
export async function measureFrames(
  bench: BenchPage,
  name: string,
  role: "tree" | "list",
  samples: Samples,
): Promise<void> {
  const { browser, page } = bench;
  // A first visit installs the service worker, which takes processor time beside the page for some seconds.
  if (name === APP) await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  for (const rate of RATES) {
    await page.evaluate((role) => void (window.plinthBench.scrollerOf(role).scrollTop = 0), role);
    await rest(500);
    await slowProcessor(bench, rate);
    let gaps: number[] = [];
    const { rendering } = await traced(browser, page, async () => {
      const frames = await page.evaluateHandle(() => window.plinthBench.recordFrames());
      await page.evaluate(scrollInSteps, { role, frames: FRAMES, step: STEP });
      gaps = await frames.evaluate((stop) => stop());
    });
    await slowProcessor(bench, 1);
    samples.add(name, `${role}, ${rate} × slower: frames over 33 ms`, gaps.filter((gap) => gap > 34).length);
    samples.add(name, `${role}, ${rate} × slower: rendering`, rendering);
  }
}

/** Runs in the page. */
function scrollInSteps(options: { role: string; frames: number; step: number }): Promise<void> {
  const scroller = window.plinthBench.scrollerOf(options.role);
  return new Promise((resolve) => {
    let frame = 0;
    requestAnimationFrame(function plinthBenchScroll() {
      frame += 1;
      scroller.scrollTop = frame * options.step;
      if (frame < options.frames) requestAnimationFrame(plinthBenchScroll);
      else requestAnimationFrame(() => resolve());
    });
  });
}
