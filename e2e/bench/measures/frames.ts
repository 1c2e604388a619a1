import { DEFAULT_TAKES } from "../../../src/core/api/paging/default-takes.ts";
import { BIG_CODE, COUNTS } from "../catalogue.ts";
import { APP, type ListPage, type TreePage } from "../pages.ts";
import type { Samples } from "../samples.ts";
import type { BenchServer } from "../server.ts";
import { type BenchPage, rest, slowProcessor } from "../session.ts";
import { toggle, waitForRows } from "./tree.ts";

const FRAMES = 300;
const STEP = 700;
/** How many times slower than at full speed. */
export const RATES = [1, 4];

/** Scrolls through 10,000 siblings, also with a slow processor. */
export async function measureTreeFrames(
  bench: BenchPage,
  server: BenchServer,
  tree: TreePage,
  samples: Samples,
): Promise<void> {
  const { page } = bench;
  await page.goto(`${server.origin}${tree.path}`);
  await waitForRows(bench, COUNTS.firstLevel);
  await rest(500);
  await toggle(page.getByRole("treeitem", { name: new RegExp(`^${BIG_CODE.classNumber}\\b`) }).first(), tree);
  await waitForRows(bench, COUNTS.firstLevel + COUNTS.belowBigCode);
  await measureFrames(bench, tree.name, "tree", samples);
}

/** Enough rows for all frames, in one page. */
const ROWS = 10_000;

/** Scrolls through a list of loaded rows, also with a slow processor. */
export async function measureListFrames(
  bench: BenchPage,
  server: BenchServer,
  { name, path }: ListPage,
  samples: Samples,
): Promise<void> {
  const { page } = bench;
  server.control.takes = { ...DEFAULT_TAKES, list: ROWS };
  try {
    await page.goto(`${server.origin}${path}?take=${ROWS}`);
    await page.getByRole("listitem").first().waitFor();
    await rest(500);
    await measureFrames(bench, name, "list", samples);
  } finally {
    server.control.takes = DEFAULT_TAKES;
  }
}

/** Scrolls a tree or list by 700 px in each of 300 frames, at full speed and with a slower processor. */
async function measureFrames(
  bench: BenchPage,
  name: string,
  role: "tree" | "list",
  samples: Samples,
): Promise<void> {
  const { page } = bench;
  // A first visit installs the service worker, which takes processor time beside the page for some seconds.
  if (name === APP) await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  for (const rate of RATES) {
    await page.evaluate((role) => void (window.plinthBench.scrollerOf(role).scrollTop = 0), role);
    await rest(500);
    await slowProcessor(bench, rate);
    const frames = await page.evaluateHandle(() => window.plinthBench.recordFrames());
    await page.evaluate(scrollInSteps, { role, frames: FRAMES, step: STEP });
    const gaps = await frames.evaluate((stop) => stop());
    await slowProcessor(bench, 1);
    // One dropped frame makes a gap of 33.3 ms, two a gap of 50.
    samples.add(name, `${role}, ${rate} × slower: frames over 33 ms`, gaps.filter((gap) => gap > 34).length);
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
