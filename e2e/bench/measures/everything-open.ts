import { codeAt, COUNTS, isDeepRoot, rootNumber } from "../catalogue.ts";
import { APP, APP_TREE, EMPTY, EMPTY_PATH } from "../pages.ts";
import type { Samples } from "../samples.ts";
import type { BenchServer } from "../server.ts";
import { type BenchPage, heapAfterCollection, rest } from "../session.ts";
import { traced } from "../trace.ts";
import { measureClosing } from "./closing.ts";
import { treeElements, waitForRows } from "./tree.ts";

const MB = 1_000_000;
/** The prefixes of names in the other culture. */
const NORWEGIAN = "Prefabrikkert|Plasstøpt|Laminert|Isolert|Foldbar|Galvanisert|Brannklassifisert";

/** Opens all 100,000 codes by keyboard, measures the heap, and switches the culture. */
export async function measureEverythingOpen(
  openPage: () => Promise<BenchPage>,
  server: BenchServer,
  samples: Samples,
): Promise<void> {
  const empty = await openPage();
  await empty.page.goto(`${server.origin}${EMPTY_PATH}`);
  await empty.page.getByRole("heading", { level: 1 }).waitFor();
  await rest(500);
  const emptyHeap = await heapAfterCollection(empty);
  samples.add(EMPTY, "heap", emptyHeap / MB);
  await empty.close();

  const bench = await openPage();
  await bench.page.goto(`${server.origin}${APP_TREE.path}`);
  await waitForRows(bench, COUNTS.firstLevel);
  const started = performance.now();
  await openAll(bench);
  samples.add(APP, "all open: seconds to open", (performance.now() - started) / 1000);
  await rest(1000);
  samples.add(APP, "elements with 100,000", await treeElements(bench));
  samples.add(APP, "all open: heap over empty page", ((await heapAfterCollection(bench)) - emptyHeap) / MB);
  await bench.page.keyboard.press("Home");
  await measureClosing(bench, APP_TREE, samples);
  await measureCultureSwitch(bench, server, samples);
  await bench.close();
}

/** `*` opens the first level; for deeper codes, `*` on the level below, and so on. */
async function openAll(bench: BenchPage): Promise<void> {
  const { page } = bench;
  await page.getByRole("treeitem").first().focus();
  await page.keyboard.press("*");
  let rows = COUNTS.firstLevel;
  for (let index = 0; index < COUNTS.codes; index += 1) if (codeAt(index).level === 2) rows += 1;
  await waitForRows(bench, rows);
  for (let root = 0; root < COUNTS.firstLevel; root += 1) {
    if (!isDeepRoot(root)) continue;
    await page.keyboard.type(rootNumber(root));
    for (let level = 2; level < COUNTS.levels; level += 1) {
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("*");
    }
  }
  await waitForRows(bench, COUNTS.codes);
}

async function measureCultureSwitch(bench: BenchPage, server: BenchServer, samples: Samples): Promise<void> {
  const { browser, page } = bench;
  // In the middle, where the view shows the end of one branch and the start of another.
  await page.keyboard.type("BMM");
  await rest(500);
  const numbers = await namesInView(bench);
  const culture = page.getByRole("combobox", { name: "Culture", exact: true });
  await culture.fill("nb-NO");
  await rest(500);
  server.requests.length = 0;
  const report = await traced(browser, page, async () => {
    const watch = await page.evaluateHandle((pattern) => {
      const isNorwegian = new RegExp(pattern);
      const view = window.plinthBench.scrollerOf("tree").getBoundingClientRect();
      const isThere = (): boolean =>
        [...document.querySelectorAll("[role=treeitem]")].every((item) => {
          const { top, bottom } = item.getBoundingClientRect();
          return bottom <= view.top || top >= view.bottom || isNorwegian.test(item.textContent);
        });
      return { painted: window.plinthBench.untilPainted(isThere) };
    }, NORWEGIAN);
    await culture.press("Enter");
    await watch.evaluate(({ painted }) => painted);
    await rest(500);
  });
  samples.add(APP, "culture: requests", server.requests.length);
  samples.add(APP, "culture: pages in view", pagesOf(numbers, server.control.takes.codes).size);
  samples.add(APP, "culture: longest task", report.longestTask);
}

function namesInView({ page }: BenchPage): Promise<string[]> {
  return page.evaluate(() => {
    const view = window.plinthBench.scrollerOf("tree").getBoundingClientRect();
    return [...document.querySelectorAll("[role=treeitem]")].flatMap((item) => {
      const { top, bottom } = item.getBoundingClientRect();
      return bottom <= view.top || top >= view.bottom ? [] : [item.textContent];
    });
  });
}

/** The pages that contain the codes in view: those of the first level, and one for each open code. */
function pagesOf(names: readonly string[], take: number): Set<string> {
  const numbers = Array.from({ length: COUNTS.firstLevel }, (_, root) => rootNumber(root));
  return new Set(
    names.map((name) => {
      const number = name.slice(0, 3);
      return name.charAt(3) === "." ? number : `first level ${Math.floor(numbers.indexOf(number) / take)}`;
    }),
  );
}
