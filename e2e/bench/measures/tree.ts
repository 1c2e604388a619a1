import type { JSHandle, Locator } from "@playwright/test";
import { BIG_CODE, COUNTS } from "../catalogue.ts";
import { APP, type TreePage } from "../pages.ts";
import { percentile, type Samples } from "../samples.ts";
import type { BenchServer } from "../server.ts";
import { type BenchPage, holdKey, rest } from "../session.ts";
import { traced } from "../trace.ts";

const KEYS = 100;

/** Opens a code with 10,000 children and moves down by keyboard. */
export async function measureTree(
  bench: BenchPage,
  server: BenchServer,
  tree: TreePage,
  samples: Samples,
): Promise<void> {
  const { name, path } = tree;
  const { browser, page } = bench;
  const add = (measure: string, value: number): void => samples.add(name, measure, value);
  await page.goto(`${server.origin}${path}`);
  const big = page.getByRole("treeitem", { name: new RegExp(`^${BIG_CODE.classNumber}\\b`) }).first();
  await big.waitFor();
  await waitForRows(bench, COUNTS.firstLevel);
  await rest(500);

  const opening = await traced(browser, page, async () => {
    const watch = await watchOpening(bench);
    await toggle(big, tree);
    const { first, all } = await watch.evaluate(({ times }) => times);
    add("open: first child", first);
    add("open: all", all);
    await rest(100);
  });
  add("open: longest task", opening.longestTask);

  await rest();
  const keys = await traced(browser, page, async () => {
    await holdKey(bench, "ArrowDown", 40, KEYS);
    await rest(200);
  });
  // Key presses outside the tree would cost nothing. (rc-tree loses some on a busy machine.)
  const reached = new RegExp(`^${BIG_CODE.classNumber}\\.00${KEYS}\\b`);
  if (name === APP) await page.getByRole("treeitem", { name: reached }).waitFor();
  add("keys: script per key", keys.script / KEYS);
  add("keys: p98 to paint", percentile(keys.keysToPaint, 0.98));
}

/** Opens or closes a code by mouse. */
export function toggle(code: Locator, tree: TreePage): Promise<void> {
  return tree.toggle === undefined
    ? code.click({ position: { x: 80, y: 10 } })
    : code.locator(tree.toggle).click();
}

/** Waits until this many rows can be scrolled through. */
export async function waitForRows({ page }: BenchPage, rows: number): Promise<void> {
  await page.evaluate(
    (rows) => window.plinthBench.untilPainted(() => window.plinthBench.rowsOf("tree", "treeitem") >= rows),
    rows,
  );
}

/** Records when, after the next key press, the first child is painted, and when all of them can be scrolled to. */
function watchOpening({
  page,
}: BenchPage): Promise<JSHandle<{ times: Promise<{ first: number; all: number }> }>> {
  return page.evaluateHandle(
    ({ child, rows }) => {
      const { untilPainted, rowsOf } = window.plinthBench;
      const hasChild = (): boolean =>
        [...document.querySelectorAll("[role=treeitem]")]
          .slice(0, 2)
          .some((item) => item.textContent.includes(child));
      const watch = async (): Promise<{ first: number; all: number }> => {
        const first = await untilPainted(hasChild);
        const all = await untilPainted(() => rowsOf("tree", "treeitem") >= rows);
        const { inputAt } = window.plinthBench;
        return { first: first - inputAt, all: all - inputAt };
      };
      return { times: watch() };
    },
    { child: `${BIG_CODE.classNumber}.00001`, rows: COUNTS.firstLevel + COUNTS.belowBigCode },
  );
}
