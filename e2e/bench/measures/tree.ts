import type { JSHandle, Locator } from "@playwright/test";
import { BIG_CODE, COUNTS } from "../catalogue.ts";
import { APP, type TreePage } from "../pages.ts";
import { percentile, type Samples } from "../samples.ts";
import type { BenchServer } from "../server.ts";
import { type BenchPage, holdKey, rest, wheel } from "../session.ts";
import { traced } from "../trace.ts";

const KEYS = 100;
const WHEEL = { by: 1120, distance: 280_000 };
/** The position of the pointer while scrolling: over the tree in every page. */
const POINTER = { x: 420, y: 400 };

/** Opens a code with 10,000 children, moves down by keyboard and scrolls with the wheel. */
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

  await page.mouse.move(POINTER.x, POINTER.y);
  await rest();
  const before = await scrollTop(bench);
  const frames = await page.evaluateHandle(() => window.plinthBench.recordFrames());
  const wheeling = await traced(browser, page, () => wheel(bench, POINTER, WHEEL));
  const gaps = await frames.evaluate((stop) => stop());
  await expectScrolled(bench, before, WHEEL.distance, name);
  // One dropped frame makes a gap of 33.3 ms, two a gap of 50.
  add("wheel: frames over 33 ms", gaps.filter((gap) => gap > 34).length);
  add("wheel: script", wheeling.script);
  // In the middle, there are rows above and below the view.
  // Rows ahead are rendered once the view rests.
  await rest(500);
  add("elements with 10,000", await treeElements(bench));

  if (name !== APP) return;
  await rest();
  const blanks = await page.evaluateHandle(() => window.plinthBench.recordBlanks("tree", "treeitem"));
  await wheel(bench, POINTER, { ...WHEEL, distance: -WHEEL.distance });
  await rest(100);
  add("wheel: frames with a blank row", (await blanks.evaluate((stop) => stop())).length);
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

/** The number of elements that the tree uses, including its scroll container. */
export function treeElements({ page }: BenchPage): Promise<number> {
  return page.evaluate(() => window.plinthBench.scrollerOf("tree").querySelectorAll("*").length + 1);
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

function scrollTop({ page }: BenchPage): Promise<number> {
  return page.evaluate(() => window.plinthBench.scrollerOf("tree").scrollTop);
}

/** Ensures that the wheel events reached the tree. */
async function expectScrolled(
  bench: BenchPage,
  before: number,
  distance: number,
  name: string,
): Promise<void> {
  await rest(200);
  const scrolled = (await scrollTop(bench)) - before;
  if (scrolled < distance * 0.95)
    throw new Error(`${name} was scrolled by ${scrolled} px instead of ${distance}.`);
}
