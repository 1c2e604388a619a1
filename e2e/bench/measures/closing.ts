import { BIG_CODE, COUNTS, rootNumber } from "../catalogue.ts";
import type { TreePage } from "../pages.ts";
import type { Samples } from "../samples.ts";
import type { BenchServer } from "../server.ts";
import { type BenchPage, rest } from "../session.ts";
import { toggle, waitForRows } from "./tree.ts";

/** How often the code is closed and opened again. */
const TIMES = 5;

/** Shows a page on which all 100,000 codes are open from the beginning, and measures there. */
export async function measureClosingIn(
  bench: BenchPage,
  server: BenchServer,
  tree: TreePage & { readonly wholePath: string },
  samples: Samples,
): Promise<void> {
  await bench.page.goto(`${server.origin}${tree.wholePath}`);
  await waitForRows(bench, COUNTS.codes);
  await measureClosing(bench, tree, samples);
}

/** Closes the code that has 10,000 below it and opens it again, where everything is open. */
export async function measureClosing(bench: BenchPage, tree: TreePage, samples: Samples): Promise<void> {
  const { page } = bench;
  const big = page.getByRole("treeitem", { name: new RegExp(`^${BIG_CODE.classNumber} `) });
  const [next, child] = [rootNumber(1), `${BIG_CODE.classNumber}.00001`];
  const turn = async (shows: string): Promise<number> => {
    await rest();
    const watch = await page.evaluateHandle((shows) => {
      const { untilPainted } = window.plinthBench;
      const isThere = (): boolean =>
        document.querySelectorAll("[role=treeitem]")[1]?.textContent.includes(shows) === true;
      return { took: untilPainted(isThere).then((painted) => painted - window.plinthBench.inputAt) };
    }, shows);
    await toggle(big, tree);
    return watch.evaluate(({ took }) => took);
  };
  for (let time = 0; time < TIMES; time += 1) {
    samples.add(tree.name, "all open: close", await turn(next));
    samples.add(tree.name, "all open: open again", await turn(child));
  }
}
