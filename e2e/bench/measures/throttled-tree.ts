import { BIG_CODE, COUNTS } from "../catalogue.ts";
import type { TreePage } from "../pages.ts";
import type { Samples } from "../samples.ts";
import type { BenchServer } from "../server.ts";
import { type BenchPage, rest } from "../session.ts";
import { measureFrames } from "./frames.ts";
import { toggle, waitForRows } from "./tree.ts";

/** Scrolls through 10,000 siblings, also with a slow processor. */
export async function measureThrottledTree(
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
